import { families } from "@serpentine/core";
import { editions } from "@serpentine/editions";
import { Command, CommanderError } from "commander";
import type { ChartOptions } from "./commands/chart.ts";
import { chart, formats, states } from "./commands/chart.ts";
import { check } from "./commands/check.ts";
import { inspect } from "./commands/inspect.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { verify } from "./commands/verify.ts";
import { version } from "./manifest.ts";
import type { InspectOptions } from "./options/inspect-options.ts";
import type { PlayOptions } from "./options/play-options.ts";
import { spellings } from "./options/rule.ts";
import type { Io } from "./terminal/io.ts";
import { complain } from "./terminal/print.ts";
import { didYouMean } from "./text/nearest.ts";
import { quoted, visible } from "./text/visible.ts";

/** Runs `serpentine` with these arguments. The exit code: 0, 1 for what does not hold, 2 for wrong use. Never throws. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = programOf(io, (of) => void (code = of));
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    complain(io, [
      `something went wrong in serpentine itself: ${error instanceof Error ? error.message : String(error)}`,
    ]);
    return 1;
  }
}

function programOf(io: Io, ended: (code: number) => void): Command {
  const program = new Command("serpentine")
    .description("Snakes and ladders in the terminal: play a game, and replay and verify its log.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) => write(text.split("\n").map(visible).join("\n")),
    })
    .configureHelp({ showGlobalOptions: false })
    .helpCommand(false);
  playCommand(program.command("play")).action(async (options: PlayOptions) => ended(await play(options, io)));
  program
    .command("replay")
    .summary("tell a recorded game")
    .description("Tells a recorded game turn by turn, and prints the final standing.")
    .argument("<file>", "the log; - for standard input")
    .option("--step", "show the board, and wait for Enter before each turn")
    .action(async (file: string, options: { step?: boolean }) => ended(await replay(file, options, io)));
  program
    .command("verify")
    .summary("decide every turn of a log again")
    .description(
      "Decides every turn of a log again. Says what was checked, or names the first line\nthat does not hold (exit code 1).",
    )
    .argument("<file>", "the log; - for standard input")
    .action(async (file: string) => ended(await verify(file, io)));
  program
    .command("check")
    .summary("check a board file or a setup")
    .description("Checks a board file or a setup (JSON) and names everything that is wrong with it.")
    .argument("<file>", "a board file or a setup; - for standard input")
    .action(async (file: string) => ended(await check(file, io)));
  inspectCommand(program.command("inspect")).action(async (file: string | undefined, options: InspectOptions) => {
    ended(await inspect(file, options, io));
  });
  program
    .command("chart")
    .summary("print the chart of the game's machine")
    .description("Prints the chart of the state machine that every game runs on.")
    .option("--format <name>", formats.join(", ").replace(",", " (usual),"))
    .option("--active <state>", `draw it lit: ${states.join(", ")}`)
    .action((options: ChartOptions) => ended(chart(options, io)));
  program
    .command("help")
    .summary("print the help of a command")
    .argument("[command]")
    .action((word?: string) => helpOn(program, word));
  return program;
}

function helpOn(program: Command, word: string | undefined): void {
  const found = word === undefined ? program : program.commands.find((command) => command.name() === word);
  if (found !== undefined) return found.help();
  const meant = didYouMean(
    word ?? "",
    program.commands.map((command) => command.name()),
  );
  program.error(`error: there is no command ${quoted(word ?? "")}.${meant}`);
}

function playCommand(command: Command): Command {
  command.summary("play a game").description("Plays a game and writes its log. At a terminal, Enter rolls the dice.");
  gameOptions(command).option("--rolls <list>", "3,6,5 or with two dice 3+4,6+1");
  for (const family of families) {
    const [usual = "", ...others] = spellings(family);
    command.option(`--${family} <rule>`, [`${usual} (usual)`, ...others].join(", "));
  }
  return command
    .option("--log <file>", "where the log goes; a new file here (usual)")
    .option("--force", "write over a log that is there")
    .option("--auto", "play to the end without waiting for Enter")
    .option("--max-turns <number>", "stop after that many throws if nobody won; 10000 (usual)");
}

function inspectCommand(command: Command): Command {
  command
    .summary("watch the machine of a game in a browser")
    .description(
      "Serves a page that shows the state machine at work, on this computer only, and\ngoes through a recorded game or a new one. At a terminal, Enter goes one step.",
    )
    .argument("[log]", "a recorded game; - for standard input; a new game (usual)")
    .option("--port <number>", "where the page is served; any free port (usual)");
  return gameOptions(command).option("--auto", "go to the end without waiting for Enter");
}

/** What is played, whether it is written down or not. */
function gameOptions(command: Command): Command {
  return command
    .option("--board <file|name>", "a board file, a setup (.json) or a shipped board")
    .option("--edition <name>", Object.keys(editions).join(", "))
    .option("--players <names>", "parted by commas: Ann,Bob (usual)")
    .option("--dice <dice>", "1d6 (usual), 2d6, d20")
    .option("--seed <text>", "the same seed, the same game; drawn if it is not given");
}

/** What a page's stream of events holds so far, read until `end` comes in it. */
export async function streamOf(url: string, end: string): Promise<string> {
  const response = await fetch(new URL("events", url));
  let text = "";
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.includes(end)) break;
  }
  return text;
}

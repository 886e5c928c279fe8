import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";

/**
 * A seed nobody can guess: 128 bits from the platform's `crypto` as 32 lower-case hex digits. For hosts, before the
 * game starts; the seed goes into the source and is recorded with it. Throws an Error where there is no `crypto`.
 */
export const newSeed = (): string => bytesToHex(randomBytes(16));

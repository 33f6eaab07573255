/** Returns random numbers from 0 to below 1. Keys and secrets need those of the platform, which cannot be predicted. */
export type Random = () => number;

export const unpredictable: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Returns 256 random bits. */
export const randomBits = (random: Random): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: 32 }, () => random() * 256);

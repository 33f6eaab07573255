/** Returns random numbers from 0 to below 1. Keys and secrets need those of the platform, which cannot be predicted. */
export type Random = () => number;

/** Each call of the platform takes longer than the numbers that it returns. */
const pool = new Uint32Array(256);
let left = 0;

export const unpredictable: Random = () => {
  if (left === 0) left = crypto.getRandomValues(pool).length;
  left -= 1;
  return (pool[left] ?? 0) / 2 ** 32;
};

/** Returns 256 random bits. */
export const randomBits = (random: Random): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: 32 }, () => random() * 256);

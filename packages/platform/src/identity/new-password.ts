import { randomBytes } from 'node:crypto';

/** Lower case and figures without those that are mistaken for each other: 32, so that a byte chooses fairly. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

const groups = 5;
const groupLength = 4;

/** A password of 100 random bits that can be read out and typed: `k3vm-...`. */
export const newPassword = (): string =>
  Array.from({ length: groups }, () =>
    [...randomBytes(groupLength)].map((byte) => alphabet[byte % alphabet.length]).join(''),
  ).join('-');

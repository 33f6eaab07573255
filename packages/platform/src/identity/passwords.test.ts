import { describe, expect, it } from 'vitest';
import {
  fromPhcString,
  generatePassword,
  hashPassword,
  needsRehash,
  toPhcString,
  verifyPassword,
} from './passwords.ts';

/** Of `password`, by the reference implementation of Argon2 with m=65536, t=2, p=1 (its test.c, version 19). */
const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

describe('hashPassword and verifyPassword', () => {
  it('accepts the password of a hash only', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('correct horse battery', hash)).toBe(true);
    expect(await verifyPassword('correct horse batterz', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('returns a different hash each time', async () => {
    expect(await hashPassword('correct horse battery')).not.toBe(await hashPassword('correct horse battery'));
  });

  it('accepts a hash of the reference implementation', async () => {
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(await verifyPassword('passwore', reference)).toBe(false);
  });

  it('accepts every Unicode encoding of a character', async () => {
    const hash = await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9');
    expect(await verifyPassword('cafe\u0301 cafe\u0301 cafe\u0301', hash)).toBe(true);
  });

  it.each([null, undefined, ''])('rejects every password if the hash is %j', async (hash) => {
    expect(await verifyPassword('correct horse battery', hash)).toBe(false);
  });

  it('returns true for a hash with another cost', async () => {
    expect(needsRehash(await hashPassword('correct horse battery'))).toBe(false);
    expect(needsRehash(reference)).toBe(true);
  });

  it('rejects verifications when too many are queued, and recovers', async () => {
    const cheap = toPhcString({ ...fromPhcString(reference), memory: 8, passes: 1 });
    const results = await Promise.allSettled(Array.from({ length: 110 }, () => verifyPassword('x', cheap)));
    const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]).toMatchObject({ code: 'service_unavailable', headers: { 'Retry-After': 5 } });
    expect(await verifyPassword('x', cheap)).toBe(false);
  });

  it('leaves a thread to others while an address waits for many', async () => {
    const ended: string[] = [];
    const verify = (address: string) => verifyPassword('x', null, address).then(() => ended.push(address));
    await Promise.all([...Array.from({ length: 10 }, () => verify('203.0.113.1')), verify('203.0.113.2')]);
    expect(ended.indexOf('203.0.113.2')).toBeLessThan(5);
  });

  it('parses PHC strings of Argon2id version 19 only', () => {
    expect(toPhcString(fromPhcString(reference))).toBe(reference);
    for (const text of ['', 'secret', reference.replace('argon2id', 'argon2i'), reference.replace('v=19', 'v=16')]) {
      expect(() => fromPhcString(text)).toThrow('not a PHC string');
    }
  });
});

describe('generatePassword', () => {
  it('returns a different password each time, in characters that are hard to confuse', () => {
    const passwords = Array.from({ length: 200 }, generatePassword);
    expect(new Set(passwords).size).toBe(200);
    for (const password of passwords) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){6}[a-km-np-z2-9]{4}$/);
  });
});

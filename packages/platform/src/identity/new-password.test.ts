import { expect, test } from 'vitest';
import { newPassword } from './new-password.ts';

test('a new password is another each time, long enough, and made of characters that are told apart', () => {
  const passwords = Array.from({ length: 200 }, newPassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
});

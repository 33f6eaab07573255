import { expect, it } from 'vitest';
import { signInWithBrowser } from './browser-sign-in.ts';

it('ends when the browser does not return in time', async () => {
  const signIn = signInWithBrowser({
    baseUrl: 'http://127.0.0.1:4000',
    scope: ['tasks.read'],
    present: async () => undefined,
    complete: async () => undefined,
    interruption: new AbortController().signal,
    timeLimit: 1,
  });
  await expect(signIn).rejects.toMatchObject({
    exitCode: 1,
    message: 'The browser did not return in time. Run worklane login again.',
  });
});

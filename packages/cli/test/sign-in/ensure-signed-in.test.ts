import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invocation } from '../../src/command/invocation.ts';
import { openSession } from '../../src/session/session.ts';
import { ensureSignedIn } from '../../src/sign-in/login.ts';
import { createOutput } from '../../src/terminal/output.ts';
import type { System, TextStream } from '../../src/terminal/system.ts';
import { approvingBrowser, createTestUser } from '../environment/test-user.ts';
import { progressDelay } from '../run-cli.ts';

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

/** Returns an invocation of a new user, and what it prints to standard error. */
async function invoke(isInteractive: boolean): Promise<{ invocation: Invocation; notes: string[] }> {
  const { env } = await createTestUser(mock.url);
  const notes: string[] = [];
  const stream: TextStream = {
    line: (line) => notes.push(line),
    write: async (text) => void notes.push(text),
    style: (_, text) => text,
    isTerminal: isInteractive,
    columns: 80,
  };
  const system = {
    stdout: stream,
    stderr: stream,
    progressDelay,
    env,
    isInteractive,
    readInput: async () => '',
    askSecret: async () => '',
    interruption: () => new AbortController().signal,
    openBrowser: approvingBrowser,
  } as Partial<System> as System;
  const globals = {};
  const output = createOutput(system, false);
  return { invocation: { system, output, globals, openSession: () => openSession(system, globals) }, notes };
}

it('signs a person in with the browser, once', async () => {
  const { invocation, notes } = await invoke(true);
  const first = await ensureSignedIn(invocation);
  expect(notes[0]).toBe(`Not signed in at ${mock.url}.`);
  expect(await first.client.organization()).toMatchObject({ id: 1042 });
  const second = await ensureSignedIn(invocation);
  expect(await second.accessToken()).toBe(await first.accessToken());
});

it('opens no browser where nobody is at the terminal', async () => {
  const { invocation, notes } = await invoke(false);
  await expect(ensureSignedIn(invocation)).rejects.toMatchObject({ exitCode: 3 });
  expect(notes).toEqual([]);
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../src/http/listen.ts';
import type { Answer } from '../src/http/request-handler.ts';
import { guard } from '../src/http/request-listener.ts';
import { problemOf } from './problem-of.ts';

/** A guard in front of a service that does what it is told. */
async function guarding(answer: () => Promise<Answer>) {
  const faults: unknown[] = [];
  const listener = guard(
    { refusesUnknown: true, answer },
    { cors: { exposed: '', credentials: false }, onExchange: () => {}, onFault: (fault) => faults.push(fault) },
  );
  const server = await listen(listener, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return { faults, tasks: `${server.url}/api/v1/1/tasks` };
}

describe('a fault of the server itself', () => {
  it('is a problem that keeps its reason to itself', async () => {
    const { faults, tasks } = await guarding(() => Promise.reject(new Error('password=hunter2')));
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect(await problemOf(await fetch(tasks, init))).toMatchObject({
      code: 'internal_error',
      detail: 'This server failed. Its terminal says why.',
    });
    expect(faults).toEqual([new Error('password=hunter2')]);
  });

  it('in the middle of sending cuts this answer only', async () => {
    const answers: Answer[] = [
      { status: 200, headers: { 'X-Broken': '€' }, body: null },
      { status: 204, headers: {}, body: null },
    ];
    const { faults, tasks } = await guarding(() => Promise.resolve(answers.shift() as Answer));
    await expect(fetch(tasks)).rejects.toThrow();
    expect((await fetch(tasks)).status).toBe(204);
    expect(faults).toEqual([expect.objectContaining({ code: 'ERR_INVALID_CHAR' })]);
  });
});

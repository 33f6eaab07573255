import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { postgresqlSeen, postgresqlVersions, tables } from '../examples/postgresql-stores.ts';
import { delivery, sample, secret, signed } from './delivery.ts';

const example = (name: string) => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));

async function start(name: string) {
  const port = await freePort();
  const program = runProgram(example(name), { PORT: String(port) });
  const url = `http://127.0.0.1:${port}/hooks`;
  await program.listening(url);
  return { ...program, url };
}

describe('fastify.ts', () => {
  it('logs events and rejects invalid signatures', async () => {
    const { url, output } = await start('fastify.ts');
    const created = delivery('task.created', { at: new Date() });
    expect(await (await fetch(url, created)).json()).toEqual({ result: 'handled' });
    expect(await (await fetch(url, created)).json()).toEqual({ result: 'duplicate' });
    expect((await fetch(url, { ...created, body: '{}' })).status).toBe(401);
    await expect.poll(output).toContain(`"task":${sample('task.created').data.id},"msg":"task created"`);
    await expect.poll(output).toContain('No signature matches a secret');
    const test = signed(JSON.stringify({ ...sample('task.created'), test: true }), { at: new Date(), id: 'evt_test' });
    expect(await (await fetch(url, test)).json()).toEqual({ result: 'unhandled' });
  });

  it('exits with an error when the secret is missing', async () => {
    const { output, ended } = runProgram(example('fastify.ts'), { WORKLANE_WEBHOOK_SECRET: '' });
    await ended;
    expect(output()).toContain('Invalid secret 1: must be whsec_');
  });
});

describe('node-http.ts', () => {
  it.each(['', 'secret'])('names the variable that it needs instead of a stack trace: %j', async (secret) => {
    const { output, ended } = runProgram(example('node-http.ts'), { WORKLANE_WEBHOOK_SECRET: secret });
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(/^Set WORKLANE_WEBHOOK_SECRET to the secret of the webhook/);
    expect(output()).not.toContain('    at ');
  });
});

describe('hono.ts', () => {
  it('keeps the owners of contacts up to date, whatever arrives late', async () => {
    const { url } = await start('hono.ts');
    const contacts = async () => (await fetch(new URL('/contacts', url))).json();
    const { id, owner_id } = sample('contact.created').data;
    expect((await fetch(url, delivery('contact.created', { at: new Date() }))).status).toBe(200);
    expect(await contacts()).toEqual({ [id]: owner_id });
    const deleted = sample('contact.deleted').data.id;
    expect((await fetch(url, delivery('contact.deleted', { at: new Date() }))).status).toBe(200);
    expect(await contacts()).not.toHaveProperty(String(deleted));
    expect(await (await fetch(url, delivery('contact.updated', { at: new Date() }))).json()).toEqual({
      result: 'stale',
    });
    expect(await contacts()).not.toHaveProperty(String(deleted));
  });
});

describe('postgresql-stores.ts', () => {
  const database = new PGlite();

  beforeAll(() => database.exec(tables));
  beforeEach(() => database.exec('truncate deliveries, record_versions'));
  afterAll(() => database.close());

  it('grants a claim to one of several concurrent requests', async () => {
    const seen = postgresqlSeen(database);
    const claims = await Promise.all(Array.from({ length: 10 }, () => seen.claim('evt_1')));
    expect(claims.toSorted()).toEqual(['new', ...Array(9).fill('running')]);
    await seen.complete('evt_1');
    expect(await seen.claim('evt_1')).toBe('done');
    await seen.release('evt_1');
    expect(await seen.claim('evt_1')).toBe('done');
  });

  it('grants a claim again after its release or after a minute', async () => {
    const seen = postgresqlSeen(database);
    await seen.claim('evt_1');
    await seen.release('evt_1');
    expect(await seen.claim('evt_1')).toBe('new');
    await database.exec(`update deliveries set claimed_at = now() - interval '61 seconds'`);
    expect([await seen.claim('evt_1'), await seen.claim('evt_1')]).toEqual(['new', 'running']);
  });

  it('accepts newer versions, and the latest again', async () => {
    const versions = postgresqlVersions(database);
    const advanced = [];
    for (const version of [2, 1, 2, 3, 2]) {
      advanced.push(await versions.advance('1042/task/7', version));
    }
    expect(advanced).toEqual([true, false, true, true, false]);
    expect(await versions.advance('1042/task/8', 1)).toBe(true);
  });
});

interface Program {
  /** Returns everything written to stdout and stderr so far. */
  output(): string;
  /** Resolves when the URL responds. */
  listening(url: string): Promise<void>;
  readonly ended: Promise<unknown>;
}

/** Runs a file in a child process until the end of the test. */
function runProgram(file: string, env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ['--conditions=@worklane/source', file], {
    env: { WORKLANE_WEBHOOK_SECRET: secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return {
    output: () => output,
    ended,
    listening: (url) =>
      waitFor(async () => {
        if (child.exitCode !== null) throw new Error(output);
        await fetch(url);
      }),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Starts a server, and returns its URL and a function that stops it like Ctrl+C. */
async function startServer(...args: string[]) {
  const child = start(...args);
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await once(reader, 'line');
  const url = / listening on (http:\S+)\. Press Ctrl\+C/.exec(lines[0] ?? '')?.[1];
  const interrupt = async () => {
    const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]);
    child.kill('SIGINT');
    child.kill('SIGINT');
    const [[code, signal]] = await ended;
    // Node stops handling signals while it exits, so the second one may end the process.
    return signal === 'SIGINT' ? 0 : code;
  };
  return { url, lines, interrupt };
}

describe('serve', () => {
  it('is the default command, and listens until Ctrl+C', async () => {
    const { url, lines, interrupt } = await startServer('--port', '0');
    expect((await fetch(`${url}/oauth/jwks`)).status).toBe(200);
    expect(await interrupt()).toBe(0);
    expect(lines).toEqual([
      expect.any(String),
      `  curl -H 'Authorization: Bearer x' ${url}/api/v1/1042/tasks`,
      `  curl ${url}/__mock/credentials  # applications for OAuth`,
      expect.stringMatching(/GET {4}\/oauth\/jwks getJsonWebKeySet 200/),
    ]);
    await expect(fetch(`${url}/oauth/jwks`)).rejects.toThrow();
  });

  it('ends while a response is delayed', async () => {
    const { url, interrupt } = await startServer('--port', '0', '--delay', '600000');
    const delayed = fetch(`${url}/oauth/jwks`).catch((error: unknown) => error);
    // The second request arrives after the first.
    await fetch(`${url}/__mock/conditions`);
    expect(await interrupt()).toBe(0);
    expect(await delayed).toBeInstanceOf(Error);
  });
});

describe('proxy', () => {
  it('prints a summary on Ctrl+C', async () => {
    const mock = await startServer('serve', '--port', '0');
    const proxy = await startServer('proxy', '--upstream', String(mock.url), '--port', '0');
    await fetch(`${proxy.url}/api/v1/1042/tasks?colour=red`, { headers: { Authorization: 'Bearer x' } });
    expect(await proxy.interrupt()).toBe(0);
    expect(proxy.lines.at(-2)).toMatch(/^1 request to 1 of \d+ operations, 1 violation\.$/);
    expect(proxy.lines.at(-1)).toContain('x listTasks: ');
    await mock.interrupt();
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { RunningMock } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accessToken, mockServer } from './connect.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/^```ts\n(.+?)^```/gms)].map(([, code = '']) => code);
const folder = fileURLToPath(new URL('../test-results/readme/', import.meta.url));

// The tests of nightly check their types where the package is installed.
describe('The snippets', () => {
  const run = new Set<string>();

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  });

  /** Writes the only snippet that contains a text, for a mock. @returns the path and the environment of its process */
  async function program(text: string, mock: RunningMock, port = 0) {
    const [code = '', ...others] = snippets.filter((each) => each.includes(text));
    expect(others).toEqual([]);
    run.add(code);
    const file = `${folder}run-${run.size}.ts`;
    writeFileSync(file, code.replace('https://api.example.com', mock.url).replace('port: 3000', `port: ${port}`));
    return { file, env: { WORKLANE_TOKEN: await accessToken(mock, ['tasks.read']) } };
  }

  const newClient = () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    onTestFinished(() => client.close());
    return client;
  };
  const expectTasks = async (client: Client) => {
    const { structuredContent } = await client.callTool({
      name: 'list_records',
      arguments: { kind: 'tasks', limit: 1 },
    });
    expect(structuredContent).toMatchObject({ records: [{ title: expect.any(String) }] });
  };

  it('serve over standard input and output', async () => {
    const { file, env } = await program('serveOverStdio(', await mockServer());
    const client = newClient();
    const args = ['--conditions=@worklane/source', file];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
    await expectTasks(client);
  });

  it('serve over HTTP, and reject other hosts and origins', async () => {
    const port = await freePort();
    const { file, env } = await program('serve({', await mockServer(), port);
    const child = spawn(process.execPath, ['--conditions=@worklane/source', file], { env, stdio: 'inherit' });
    const ended = once(child, 'close');
    onTestFinished(async () => {
      child.kill();
      await ended;
    });
    const url = `http://127.0.0.1:${port}/mcp`;
    await waitFor(() => fetch(url));
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    await expectTasks(client);
    const { status } = await fetch(url, { method: 'POST', headers: { Origin: 'https://attacker.example' } });
    expect(status).toBe(403);
  });

  it('notify subscribers of events', async () => {
    const { file, env } = await program('onEvent()', await mockServer());
    const check = `import { onEvent } from ${JSON.stringify(file)}; onEvent(); console.log('notified');`;
    writeFileSync(`${folder}notify.ts`, check);
    const args = ['--conditions=@worklane/source', `${folder}notify.ts`];
    expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe('notified\n');
  });

  it('are all run', () => {
    expect(run.size).toBe(snippets.length);
  });
});

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMock } from '@worklane/mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { type LanguageId, languages, renderSample } from '../../src/samples/render.ts';
import { workDirectory } from '../../src/site.ts';

/** Defines the tests that run samples on a mock. */
export function describeExecution(selected: { slow: boolean }): void {
  const wanted = languages.filter(({ id }) => (interpreters[id].slow ?? false) === selected.slow);
  for (const { id, title } of wanted) {
    const { probe, requires } = interpreters[id];
    const missing = !succeeds(probe);

    describe.skipIf(missing)(
      `the ${title} samples${missing ? ` (skipped: install ${requires} to run them)` : ''}`,
      () => {
        it('create a record, list it and print both', async () => {
          const mock = await startMock({ port: 0 });
          onTestFinished(() => mock.close());
          const run = (operation: string) =>
            runSample(id, renderSample(id, exampleRequest(operation, { baseUrl: mock.url })));

          const created = await run('createTask');
          const listed = await run('listTasks');

          expect(mock.requests.map(({ operation, status }) => [operation, status])).toEqual([
            ['createTask', 201],
            ['listTasks', 200],
          ]);
          const example = exampleRequest('createTask').body?.value;
          expect(mock.requests[0]?.body).toEqual(example);
          const recordId = /\bid\W+(\d+)/.exec(created)?.[1];
          expect(recordId).toBeDefined();
          expect(listed).toMatch(new RegExp(`\\bid\\W+${recordId}\\b`));
        });

        it('send every character of a body unchanged', async () => {
          const mock = await startMock({ port: 0 });
          onTestFinished(() => mock.close());
          const title = `'" \\ \`$HOME\` #{1} {{x}} """ </a> é 漢 🎉`;
          const value = { title, description: 'a\n\tb\r\n\\n\u0001', custom_fields: {} };
          const request = exampleRequest('createTask', { baseUrl: mock.url });
          await runSample(id, renderSample(id, { ...request, body: { mediaType: 'application/json', value } }));
          expect(mock.requests.map(({ body }) => body)).toEqual([value]);
        });

        // curl prints the problem, all others fail.
        it('report an error response', async () => {
          const mock = await startMock({ port: 0 });
          onTestFinished(() => mock.close());
          const request = exampleRequest('getTask', { baseUrl: mock.url, headers: { Prefer: 'code=404' } });
          const sample = runSample(id, renderSample(id, request));
          if (id === 'curl') expect(await sample).toContain('"status":404');
          else await expect(sample).rejects.toThrow('404');
        });
      },
    );
  }
}

/** How to run a sample. */
interface Interpreter {
  file: string;
  command: readonly [command: string, ...args: string[]];
  /** Succeeds if the sample can run on this machine. */
  probe: readonly [command: string, ...args: string[]];
  /** What to install otherwise. */
  requires: string;
  /** Compiles for seconds. */
  slow?: true;
}

const node = process.execPath;

const interpreters: Readonly<Record<LanguageId, Interpreter>> = {
  curl: { file: 'sample.sh', command: ['sh'], probe: ['curl', '--version'], requires: 'curl' },
  typescript: {
    file: 'sample.mts',
    command: [node, '--conditions=@worklane/source'],
    probe: [node, '--version'],
    requires: 'Node.js',
  },
  javascript: { file: 'sample.mjs', command: [node], probe: [node, '--version'], requires: 'Node.js' },
  python: {
    file: 'sample.py',
    command: ['python3'],
    probe: ['python3', '-c', 'import requests'],
    requires: 'Python with Requests (pip install requests)',
  },
  go: { file: 'sample.go', command: ['go', 'run'], probe: ['go', 'version'], requires: 'Go', slow: true },
};

/** Returns whether a command succeeds. */
export const succeeds = ([command, ...args]: readonly [string, ...string[]]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns a folder in which TypeScript samples find their packages. It is removed after the test. */
export async function sampleFolder(): Promise<string> {
  await mkdir(workDirectory, { recursive: true });
  const folder = mkdtempSync(join(workDirectory, 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a sample and returns what it prints. @throws if it fails */
async function runSample(language: LanguageId, code: string): Promise<string> {
  const { file, command } = interpreters[language];
  const folder = await sampleFolder();
  writeFileSync(join(folder, file), code);
  const [program, ...args] = command;
  // Nx sets FORCE_COLOR, with which Node.js writes colors between the values that the test reads.
  const env = { ...process.env, ACCESS_TOKEN: 'any-text', NODE_OPTIONS: '', FORCE_COLOR: '0' };
  return (await promisify(execFile)(program, [...args, file], { cwd: folder, env })).stdout;
}

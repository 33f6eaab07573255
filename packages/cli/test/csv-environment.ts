import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MockOptions, type RunningMock, startMock } from '@worklane/mock';
import { type CliOptions, type CliResult, runCli } from './run-cli.ts';

/** A mock and a folder with files, for the commands that import and export. */
export interface CsvEnvironment {
  readonly mock: RunningMock;
  readonly env: Readonly<Record<string, string>>;
  /** Returns the path of a file. */
  path(name: string): string;
  /** Writes lines to a file. @returns its path */
  write(name: string, ...lines: readonly string[]): Promise<string>;
  read(name: string): Promise<string>;
  run(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** Returns the requests that created records. */
  posts(): RunningMock['requests'];
  close(): Promise<void>;
}

export async function csvEnvironment(options: MockOptions = {}): Promise<CsvEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-csv-'));
  const mock = await startMock({ port: 0, ...options });
  const env = {
    WORKLANE_BASE_URL: mock.url,
    WORKLANE_TOKEN: 'any-text',
    WORKLANE_ORGANIZATION_ID: '1042',
    WORKLANE_CONFIG_DIR: join(folder, 'config'),
  };
  const path = (name: string) => join(folder, name);
  return {
    mock,
    env,
    path,
    async write(name, ...lines) {
      await writeFile(path(name), `${lines.join('\n')}\n`);
      return path(name);
    },
    read: (name) => readFile(path(name), 'utf8'),
    run: (args, { env: more = {}, ...rest } = {}) => runCli(args, { env: { ...env, ...more }, ...rest }),
    posts: () => mock.requests.filter(({ method }) => method === 'POST'),
    async close() {
      await mock.close();
      await rm(folder, { recursive: true });
    },
  };
}

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Profile } from '../../src/session/profiles.ts';
import type { Secrets } from '../../src/session/secret-store.ts';
import { type CliOptions, type CliResult, runCli } from '../run-cli.ts';

/** A person with a configuration of their own, whose secrets are in files. */
export interface TestUser {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  run(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** Runs a command with `--json`. @throws Error unless the exit code is 0 */
  // biome-ignore lint/suspicious/noExplicitAny: the tests assert the result
  json(args: readonly string[], options?: CliOptions): Promise<any>;
  /** Signs in with a browser that approves. */
  signIn(...args: string[]): Promise<CliResult>;
  /** Lets the access token of the default profile expire on this machine. */
  expireToken(): Promise<void>;
  profiles(): Promise<Record<string, Profile>>;
  secrets(profile?: string): Promise<Secrets>;
  /** Returns the text of all files of the configuration, by path. */
  files(): Promise<Record<string, string>>;
}

/** Follows redirects as a browser does; the mock approves at once. */
export const approvingBrowser = async (url: string): Promise<void> => {
  await fetch(url);
};

export async function createTestUser(baseUrl: string): Promise<TestUser> {
  const folder = join(await mkdtemp(join(tmpdir(), 'worklane-cli-')), 'config');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }));
  const env = { WORKLANE_CONFIG_DIR: folder, WORKLANE_KEYCHAIN: 'off', WORKLANE_BASE_URL: baseUrl };
  const run: TestUser['run'] = (args, options = {}) => runCli(args, { ...options, env: { ...env, ...options.env } });
  const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
  const secrets: TestUser['secrets'] = async (profile = 'default') =>
    JSON.parse(await read('secrets', `${profile}.json`));
  return {
    folder,
    env,
    run,
    secrets,
    async json(args, options) {
      const { exitCode, stdout, stderr } = await run([...args, '--json'], options);
      if (exitCode !== 0) throw new Error(`${args.join(' ')} exited with ${exitCode}: ${stderr}`);
      return JSON.parse(stdout);
    },
    signIn: (...args) => run(['login', ...args], { openBrowser: approvingBrowser }),
    async expireToken() {
      const { tokens, ...others } = await secrets();
      const expired = { ...others, tokens: { ...tokens, received_at: 0 } };
      await writeFile(join(folder, 'secrets', 'default.json'), JSON.stringify(expired));
    },
    profiles: async () => JSON.parse(await read('config.json')).profiles,
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])));
    },
  };
}

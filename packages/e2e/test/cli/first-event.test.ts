import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openBrowser } from '@worklane/testing/browser';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { expect, it, onTestFinished } from 'vitest';
import { signIn } from '../environment/consent.ts';
import { startDemoPlatform } from '../environment/demo-platform.ts';
import { openTerminal } from './terminal.ts';

// A service with demo data starts, then a browser.

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Returns the commands of the guide, for another port of the receiver. */
async function guideCommands(port: number): Promise<string[]> {
  const guide = await readFile(join(root, 'packages/docs/pages/command-line.md'), 'utf8');
  const [, block = ''] = /^## Receive webhooks on this machine\n.*?^```sh\n(.*?)^```$/ms.exec(guide) ?? [];
  expect(block).toContain('http://localhost:3000/');
  return block.trim().replaceAll('localhost:3000', `localhost:${port}`).split('\n');
}

/** The URL that the program of the reader opens arrives in a file, since a browser for people would not be controlled. */
async function recordingBrowser(folder: string) {
  const opened = join(folder, 'opened');
  // On macOS, programs open the browser with the command `open`.
  const program = join(folder, 'open');
  await writeFile(program, `#!/bin/sh\nprintf %s "$1" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`);
  await chmod(program, 0o755);
  return { program, openedUrl: () => waitFor(() => readFile(opened, 'utf8')) };
}

it('the two commands of the guide sign a person in and bring a verified event to the example receiver', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-first-event-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const platform = await startDemoPlatform();
  onTestFinished(() => platform.stop());
  const port = await freePort();
  const [listen = '', trigger = '', ...others] = await guideCommands(port);
  expect(others).toEqual([]);
  const { program, openedUrl } = await recordingBrowser(folder);
  const { HOME, PATH = '', NODE_COMPILE_CACHE } = process.env;
  const env = {
    ...{ HOME, PATH: [folder, PATH].join(delimiter), TERM: 'xterm', NO_COLOR: '1' },
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...{ WORKLANE_BASE_URL: platform.baseUrl, WORKLANE_CONFIG_DIR: folder, WORKLANE_KEYCHAIN: 'off' },
    ...{ PORT: String(port), BROWSER: program },
    // Replaces itself with the command, as sh does on many systems: then the command gets Ctrl+C from npm, too.
    npm_config_script_shell: 'bash',
  };

  const terminal = openTerminal(listen, { cwd: root, env });
  onTestFinished(terminal.interrupt);
  const url = await openedUrl();
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(url);
  const account = (name: string) => platform.printed(name, name) ?? '';
  await signIn(page, { email: account('E-mail'), password: account('Password') });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Allow access' }).click();
  await page.getByRole('heading', { name: 'Signed in' }).waitFor();
  await terminal.shows(/Ready\. /);

  const { stdout } = await promisify(execFile)('sh', ['-c', trigger], { cwd: root, env });
  const [id] = /evt_\w+/.exec(stdout) ?? [];
  const verified = await terminal.shows(/Verified task\.created of record \d+: \S+/);
  expect(verified.split(': ')[1]).toBe(id);
  await terminal.interrupt();
  await terminal.shows(/1 delivered, 0 failed\./);
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { completeSignIn, recordingBrowser } from '../cli/browser-sign-in.ts';
import { openTerminal } from '../cli/terminal.ts';
import { root } from '../packed/public-packages.ts';
import { type DemoEnvironment, demoEnvironment } from './demo-environment.ts';
import { commandsOf, GuideSnippets, responseDifferences, shownResponse } from './guide-snippets.ts';

const guide = new GuideSnippets('getting-started.md');

let demo: DemoEnvironment;
beforeAll(async () => {
  demo = await demoEnvironment();
});
afterAll(() => demo?.remove());

/** Where the samples of the other languages are run, in so far as the machine has their interpreters. */
const samplesTest = 'packages/docs/test/samples/execution.nightly.test.ts';

describe('the guide to get started shows', () => {
  it('the commands that start the service, as the tests start it', async () => {
    // `npm ci` would replace the packages of the workspace, and `npm start` also builds the dashboard and the documentation.
    expect(commandsOf(guide.take('Start the service', 'sh', 'npm start'))).toEqual(['npm ci', 'npm start']);
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(scripts.start).toBe('node --conditions=@worklane/source tools/dev/src/start.ts');
    expect(await readFile(join(root, 'tools/dev/src/start.ts'), 'utf8')).toContain("'platform/src/main.ts'");
  });

  it('the command that prints the credentials, as the tests read them', () => {
    expect(commandsOf(guide.take('Start the service', 'sh', 'admin'))).toEqual(['npm run admin -- first-steps']);
    expect(demo.platform.printed('Private application', 'client_secret')).toMatch(/^wls_/);
  });

  it('what the first start prints', () => {
    const { code } = guide.take('Start the service', 'txt');
    const lines = [...code.matchAll(/^ {2}(\S+) +(\S+)$/gm)].map(
      ([, label = '', value = '']) => [label, value] as const,
    );
    expect(lines.map(([label]) => label)).toEqual(['E-mail', 'Password', 'Dashboard', 'Documentation']);
    for (const [label, value] of lines) {
      const printed = demo.platform.printed(label, label)?.replace(demo.platform.baseUrl, 'http://127.0.0.1:4000');
      // The password is generated.
      if (label === 'Password') expect([value, printed]).toEqual([password, password]);
      else expect(printed).toBe(value);
    }
  });

  it('a variable for the generated token', async () => {
    const { code } = guide.take('Send your first request', 'sh', 'export ACCESS_TOKEN');
    const [, shown] = /^export ACCESS_TOKEN=(\w+)\.\.\.$/.exec(code.trim()) ?? [];
    expect(demo.accessToken).toMatch(new RegExp(`^${shown}`));
  });

  it.each([
    ['Send your first request', 'the first request'],
    ['Create a task', 'a request that creates a task'],
  ])('below "%s" %s, and its response', async (heading) => {
    const response = await demo.curl(guide.take(heading, 'sh', 'curl'));
    expect(responseDifferences(response, shownResponse(guide.take(heading, 'http')))).toEqual([]);
    const { env, replace } = demo.options;
    for (const language of ['ts', 'js']) {
      // The external ID of a task is unique.
      const result = await demo.project.runSnippet(guide.take(heading, language), {
        env,
        replace: { ...replace, 'trello-5f2c': `from-${language}` },
      });
      expect(result.stdout).toMatch(/\bid\b/);
    }
    guide.runElsewhere(heading, samplesTest);
  });

  it('two commands that sign a person in and bring a verified event to the example receiver', async () => {
    const { platform, project } = demo;
    const port = await freePort();
    const { program, openedUrl } = await recordingBrowser(project.folder);
    const { HOME = '', PATH = '' } = process.env;
    const env = {
      ...{ HOME, TERM: 'xterm', NO_COLOR: '1' },
      ...{ WORKLANE_BASE_URL: platform.baseUrl, WORKLANE_CONFIG_DIR: project.folder, WORKLANE_KEYCHAIN: 'off' },
      ...{ PORT: String(port), BROWSER: program },
      // Replaces itself with the command, as sh does on many systems: then the command gets Ctrl+C from npm, too.
      npm_config_script_shell: 'bash',
    };
    const heading = 'Receive your first event';
    const listen = guide.take(heading, 'sh', ' listen ').code.trim();
    expect(listen).toContain('http://localhost:3000/');
    const terminal = openTerminal(listen.replace(':3000', `:${port}`), {
      cwd: root,
      env: { ...env, PATH: `${project.folder}:${PATH}` },
    });
    onTestFinished(terminal.interrupt);
    const url = await openedUrl();
    await completeSignIn(url, platform);
    await terminal.shows(/Ready\. /);

    const { output } = await project.runSnippet(guide.take(heading, 'sh', ' trigger '), { env });
    expect(output).toContain('task.created');
    await terminal.shows(/Verified task\.created of record \d+: evt_\w+/);
    await terminal.shows(/ task\.created .* 200 /);

    await terminal.interrupt();
    await terminal.shows(/1 delivered, 0 failed\./);
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});

const password = expect.stringMatching(/^\w{4}(-\w{4}){4}$/);

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMock } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { completeSignIn, recordingBrowser } from '../cli/browser-sign-in.ts';
import { type DemoService, sharedDemoPlatform } from '../environment/demo-platform.ts';
import { root } from '../packed/public-packages.ts';
import { GuideSnippets } from './guide-snippets.ts';
import { type WorkspaceProject, workspaceProject } from './workspace-project.ts';

const guide = new GuideSnippets('command-line.md');

let platform: DemoService;
let project: WorkspaceProject;
let port: number;

beforeAll(async () => {
  platform = await sharedDemoPlatform();
  project = await workspaceProject();
  port = await freePort();
  await copyFile(join(root, 'packages/docs/examples/webhooks/receiver.mjs'), join(project.folder, 'receiver.mjs'));
});
afterAll(() => project?.remove());

const env = () => ({
  ...{ WORKLANE_CONFIG_DIR: project.folder, WORKLANE_KEYCHAIN: 'off', WORKLANE_BASE_URL: platform.baseUrl },
  PORT: String(port),
});
const here = () => ({ 'localhost:3000': `localhost:${port}` });
const run = (heading: string, containing?: string) =>
  project.runSnippet(guide.take(heading, 'sh', containing), { env: env(), replace: here() });

describe('the guide to the command line shows', () => {
  it('a sign-in with the browser', async () => {
    const { program, openedUrl } = await recordingBrowser(project.folder);
    const login = await project.startSnippet(guide.take('Sign in', 'sh', ' login\n'), {
      env: { ...env(), BROWSER: program },
    });
    await completeSignIn(await openedUrl(), platform);
    await login.until(() => login.output().includes('demo@worklane.example') || undefined);
  });

  it('a sign-in of a machine', async () => {
    const printed = (name: string) => platform.printed('Private application', name) ?? '';
    await writeFile(join(project.folder, 'secret.txt'), printed('client_secret'));
    const { output } = await project.runSnippet(guide.take('Sign in', 'sh', '--client-id'), {
      env: { ...env(), WORKLANE_PROFILE: 'machine' },
      replace: { app_7: printed('client_id') },
    });
    expect(output).toContain('Harbour & Pine Interiors');
  });

  it('two commands that bring an event to a server', async () => {
    const heading = 'Receive webhooks on this machine';
    const options = { env: env(), replace: here() };
    const listen = await project.startSnippet(guide.take(heading, 'sh', ' listen '), options);
    await listen.until(() => listen.output().includes('Ready.') || undefined);
    await run(heading, ' trigger ');
    await listen.until(() => / task\.created .* 204 /.test(listen.output()) || undefined);
    await listen.interrupt();
  });

  it('a CI job on a mock', async () => {
    const mock = await startMock({ port: 0 });
    onTestFinished(() => mock.close());
    const { output } = await project.runSnippet(guide.take('In CI', 'sh'), {
      env: env(),
      replace: { ...here(), 'http://127.0.0.1:4010': mock.url },
    });
    expect(output).toMatch(/ task\.created .* 204 /);
  });

  it('commands that cause events', async () => {
    const { output } = await run('Cause events');
    expect(output).toContain('deal.updated');
    expect(output).toContain('shift.deleted');
  });

  it('commands that call the API', async () => {
    const { output } = await run('Call the API');
    expect(output).toContain('Paint the fence');
    expect(output).toContain(`curl ${platform.baseUrl}/api/v1/1042/tasks`);
  });

  it('an export and an import', async () => {
    await writeFile(join(project.folder, 'customers.csv'), 'Surname\nLindqvist\n');
    const { output } = await run('Import and export');
    expect(await readFile(join(project.folder, 'contacts.csv'), 'utf8')).toContain('last_name');
    expect(output).toMatch(/(\d+) of \1 rows are valid\. Nothing was sent\./);
    expect(output).toContain('Imported 1 of 1 rows of customers.csv as contacts.');
  });

  it('the exit codes of the README', async () => {
    const readme = await readFile(join(root, 'packages/cli/README.md'), 'utf8');
    const rows = (text: string) => [...text.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => code);
    expect(rows(guide.markdown)).toEqual(rows(readme));
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});

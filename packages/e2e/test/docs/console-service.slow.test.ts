import { setTimeout } from 'node:timers/promises';
import { workerBrowser } from '@worklane/testing/browser';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../environment/consent.ts';
import { type DemoService, sharedDemoPlatform } from '../environment/demo-platform.ts';
import { ConsolePage } from './console-page.ts';

let demo: DemoService;
let console: ConsolePage;

beforeAll(async () => {
  expectCurrentBuild('@worklane/docs');
  demo = await sharedDemoPlatform();
  const context = await (await workerBrowser()).newContext();
  console = new ConsolePage(await context.newPage(), `${demo.baseUrl}/docs/`);
});
afterAll(() => console?.page.context().close());

describe('the console of the documentation that a service with demo data serves', () => {
  it('asks to sign in to the dashboard, and then sends with a token of the session', async () => {
    const refused: string[] = [];
    console.page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
    await console.open('listTasks');
    await console.page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    const link = console.form.getByRole('link', { name: 'Sign in to the dashboard' });
    expect(await link.getAttribute('href')).toBe(`${demo.baseUrl}/dashboard/`);
    const dashboard = await console.page.context().newPage();
    await dashboard.goto(`${demo.baseUrl}/sign-in`);
    await signIn(dashboard, demo.owner);
    await dashboard.waitForURL(({ pathname }) => pathname !== '/sign-in', { waitUntil: 'commit' });
    await dashboard.close();
    // Headless windows get no focus event when another tab is closed.
    await console.page.evaluate('dispatchEvent(new Event("focus"))');
    await console.form.getByLabel('Organization', { exact: true }).waitFor();
    expect(await console.send()).toMatchObject({ status: 200, matches: true });
  });

  it('sends with a token of the session even before the session has been read', async () => {
    await console.page.route('**/docs/host.json', async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    await console.open('listTasks');
    expect(await console.send()).toMatchObject({ status: 200, matches: true });
    await console.page.unrouteAll({ behavior: 'wait' });
  });

  it('causes no errors in the browser', () => {
    expect(console.errors).toEqual([]);
  });
});

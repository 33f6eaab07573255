/// <reference lib="dom" />
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { waitUntilStill } from '@worklane/testing/still-page';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contract, type ExampleRequest, exampleRequests } from '../examples/example-requests.ts';
import { type ConsoleEnvironment, startConsole } from './console-environment.ts';
import type { ConsolePage } from './console-page.ts';

let environment: ConsoleEnvironment;
beforeAll(async () => {
  environment = await startConsole();
});
afterAll(() => environment?.stop());

async function open(operationId: Parameters<ConsolePage['open']>[0]) {
  const console = await environment.open(operationId);
  onTestFinished(() => console.page.close());
  return console;
}

/** Returns the requests that the consoles offer: every example of a body, with the required parameters. */
function consoleRequests(): ExampleRequest[] {
  const isShort = ({ id, parameters }: ExampleRequest) =>
    contract
      .operation(id)
      .parameters.every(({ name, in: place, required }) => required || !(name in (parameters[place] ?? {})));
  const all = exampleRequests();
  return all.filter(
    (request) =>
      isShort(request) || request.method !== 'get' || !all.some((one) => one.id === request.id && isShort(one)),
  );
}

/** Fields of examples whose values a server issues, or that depend on the time or on the request before. */
const replacedFields = ['code', 'refresh_token', 'since', 'updated_at'];

/**
 * Returns a request that the mock accepts as it is for each combination of a media type, an authentication and a successful
 * response: the last one, whose example has to be selected.
 */
function requestsOfEachKind(): ExampleRequest[] {
  // Only what was deleted before can be restored.
  const requests = consoleRequests().filter(
    ({ path, body = {} }) => !path.endsWith('/restore') && !replacedFields.some((name) => name in (body as object)),
  );
  const kindOf = ({ id, mediaType, status }: ExampleRequest) =>
    [mediaType, status, contract.operation(id).security.flatMap(Object.keys).join()].join(' ');
  return [...Map.groupBy(requests, kindOf).values()].flatMap((ofKind) => ofKind.slice(-1));
}

const titleOf = ({ id, example, mediaType }: ExampleRequest) =>
  [id, example, mediaType && `as ${mediaType}`].filter(Boolean).join(' ');

describe('a response in the console', () => {
  it('is 401 without a token, and links to the problem', async () => {
    const console = await open('listTasks');
    await console.token.fill('');
    expect(await console.send()).toMatchObject({ status: 401, matches: true });
    const link = console.response.getByRole('link', { name: 'What token_missing means and how to fix it' });
    expect(await link.getAttribute('href')).toBe('/docs/problems.html#token_missing');
  });

  it('of a stream shows events until it is stopped', async () => {
    const console = await open('streamEvents');
    await console.send();
    environment.mock.trigger('task.created');
    await console.response.getByText('Events: 1').waitFor();
    expect(await console.response.innerText()).toContain('"type":"task.created"');
    await console.form.getByRole('button', { name: 'Stop' }).click();
    await console.response.getByText('The stream is closed.').waitFor();
  });
});

describe('the request of the console', () => {
  it('is validated while it is written, and can be sent with violations', async () => {
    const console = await open('createTask');
    await console.body.fill('{"titel": "Paint the door", "tags": [1]}');
    const hints = console.form.locator('.console-violations');
    await hints.waitFor();
    const text = await hints.innerText();
    expect(text).toContain('The body violates the contract. You can send it anyway.');
    expect(text).toMatch(/\/titel Unknown property/);
    expect(text).toMatch(/\/tags\/0 Type "number" is invalid/);
    expect(await console.send()).toMatchObject({ status: 422, matches: true });
    await console.body.fill('{');
    await hints.getByText('Malformed JSON').waitFor();
    expect(await console.send()).toMatchObject({ status: 400, matches: true });
  });

  it('is copied without the access token', async () => {
    const console = await open('createTask');
    await console.token.fill('secret-token');
    await console.form.getByText('Copy as code').click();
    const code = await console.form.getByRole('region', { name: 'Code' }).innerText();
    expect(code).toContain(`${environment.mock.url}/api/v1/1042/tasks`);
    expect(code).toContain('$ACCESS_TOKEN');
    expect(code).not.toContain('secret-token');
  });

  it('keeps the access token for the tab and its server only', async () => {
    const console = await open('listTasks');
    await console.token.fill('secret-token');
    await console.send();
    const stored = await console.page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('secret-token');
    await console.useServer('http://127.0.0.1:4999');
    expect(await console.token.inputValue()).not.toBe('secret-token');
  });

  it('opens the authorization endpoint in a new tab, which is redirected with a code', async () => {
    const console = await open('authorize');
    const redirected = console.page.context().waitForEvent('request', (request) => request.url().includes('code='));
    await console.form.getByRole('link', { name: 'Open in a new tab' }).click();
    const { searchParams } = new URL((await redirected).url());
    expect(searchParams.get('state')).toBe('af0ifjsldkj2ehs0');
  });
});

describe('the console', () => {
  it('can be used with the keyboard alone', async () => {
    const console = await open('createTask');
    await console.body.focus();
    await console.page.keyboard.press('Tab');
    expect(await focused(console.page)).toBe('Send POST');
    await console.page.keyboard.press('Enter');
    await console.response.getByText('Matches the contract').waitFor();
  });

  it('has no accessibility findings in either color scheme', async () => {
    const console = await open('createTask');
    await console.form.getByText('Optional parameters').click();
    await console.form.getByText('Copy as code').click();
    await console.body.fill('{"titel": "Paint the door", "done": true, "minutes": 90}');
    await console.form.locator('.console-violations').waitFor();
    await console.send();
    await console.form.getByText(/^Headers/).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await console.page.emulateMedia({ colorScheme });
      expect(await accessibilityViolations(console.page, { context: '.try-it' }), colorScheme).toEqual([]);
    }
  });

  it('fits a screen of 390 px', async () => {
    const console = await open('createOrder');
    await console.page.setViewportSize({ width: 390, height: 844 });
    await console.send();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await waitUntilStill(console.page);
    expect(await console.page.evaluate(overflow)).toBe(0);
  });
});

// A test of @worklane/docs sends all of them in process.
describe('one request of each kind', () => {
  let console: ConsolePage;
  beforeAll(async () => {
    environment.mock.reset();
    console = await environment.open('listTasks');
  });

  it.each(requestsOfEachKind().map((request) => [titleOf(request), request] as const))(
    'is sent: %s',
    async (_, request) => {
      await console.open(request.id as 'listTasks');
      await console.select(request);
      await console.form.getByText('Copy as code').click();
      const sent = console.page.waitForRequest(
        (one) => one.url().startsWith(environment.mock.url) && one.method() === request.method.toUpperCase(),
      );
      const { status, matches, text } = await console.send();
      expect((await sent).postDataJSON()).toEqual(request.body ?? null);
      if (request.status === 303) {
        expect(text).toContain('redirects the browser, as documented');
        return;
      }
      expect(status, text).toBe(request.status);
      expect(matches, text).toBe(true);
    },
  );

  it('causes no errors in the browser', () => {
    expect(console.errors).toEqual([]);
  });
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

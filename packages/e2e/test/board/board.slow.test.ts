/// <reference lib="dom" />
import type { Client } from '@worklane/client';
import { accessibilityViolations } from '@worklane/testing/accessibility';
import { workerBrowser } from '@worklane/testing/browser';
import { tier } from '@worklane/testing/tier';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, backends } from './backends.ts';

declare const window: Window & {
  respondToUpdate: (problem: object) => void;
};

/** The number of tasks that the board loads at once. */
const pageSize = 50;

/** Each build of the board takes seconds, and MSW in a browser is tested nowhere else. */
const tested = Object.entries(backends).filter(([name]) => tier === 'nightly' || name === 'MSW');

describe.each(tested)('The board on %s', (_, start) => {
  let backend: Backend;
  let page: Page;
  let other: Client;
  const pageErrors: string[] = [];

  beforeAll(async () => {
    backend = await start();
    await openBoard();
    for (let number = 1; number <= pageSize; number++) await other.tasks.create({ title: `Task ${number}` });
    await signIn();
  });
  afterAll(async () => {
    await page?.close();
    await backend?.stop();
  });

  /** Opens the board in a window of its own. */
  async function openBoard(): Promise<void> {
    page = await (await workerBrowser()).newPage();
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    await page.goto(backend.url);
    await button('Sign in').waitFor();
    other = backend.otherClient(page);
  }

  async function signIn(): Promise<void> {
    await button('Sign in').click();
    await backend.completeSignIn(page);
    await button('Sign out').waitFor();
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const cardIn = (name: string, title: string) => column(name).getByRole('listitem').filter({ hasText: title });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  /** Creates a task with the other client, and waits until the board shows it. */
  async function createTask(title: string): Promise<number> {
    const { id } = await other.tasks.create({ title });
    await cardIn('Open', title).waitFor();
    return id;
  }

  /** Holds a card with the mouse over a column. */
  async function dragOver(title: string, target: string): Promise<void> {
    await card(title).hover();
    await page.mouse.down();
    // Browsers start a drag with the first movement and report the position with the next one.
    const heading = column(target).getByRole('heading', { name: target });
    await heading.hover();
    await heading.hover();
  }
  const drop = () => page.mouse.up();

  /** Lets the next update of the board wait until `respondToUpdate` is called. */
  const holdUpdate = () =>
    page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        if (init?.method !== 'PATCH') return fetch(input, init);
        window.fetch = fetch;
        return new Promise((resolve) => {
          window.respondToUpdate = (problem) => resolve(Response.json(problem, { status: 403 }));
        });
      };
    });

  it('loads tasks page by page', async () => {
    await other.tasks.create({ title: 'One more task' });
    const tasks = page.getByRole('listitem');
    await expect.poll(() => tasks.count()).toBe(pageSize);
    await button('Show more tasks').click();
    await expect.poll(() => tasks.count()).toBeGreaterThan(pageSize);
  });

  it('creates a task', async () => {
    await page.getByLabel('New task').fill('Call the pilot');
    await button('Create task').click();
    await cardIn('Open', 'Call the pilot').waitFor();
    expect((await other.tasks.list({ q: 'Call the pilot' })).data).toMatchObject([{ status: 'open' }]);
    await expect.poll(() => page.getByLabel('New task').inputValue()).toBe('');
  });

  it('shows the problem of a task that cannot be created, until one is created', async () => {
    await page.getByLabel('New task').fill('x'.repeat(256));
    await button('Create task').click();
    await page.getByRole('alert').getByText('Validation failed').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('/title');
    await page.getByLabel('New task').fill('Answer the captain');
    await button('Create task').click();
    await cardIn('Open', 'Answer the captain').waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('moves a dragged task and saves the move', async () => {
    const id = await createTask('Paint the submarine');
    await dragOver('Paint the submarine', 'Blocked');
    await drop();
    await cardIn('Blocked', 'Paint the submarine').waitFor();
    await page.getByText('Moved “Paint the submarine” to Blocked.').waitFor();
    expect(await other.tasks.get(id)).toMatchObject({ status: 'blocked' });
  });

  it('moves a task before the response, and back with the problem when the update fails, also after the next move', async () => {
    const id = await createTask('Water the cacti');
    await createTask('Feed the gulls');
    await holdUpdate();
    await dragOver('Water the cacti', 'Done');
    await drop();
    await cardIn('Done', 'Water the cacti').waitFor();
    await button('Move Feed the gulls to In progress').click();
    await page.getByText('Moved “Feed the gulls” to In progress.').waitFor();
    await page.evaluate(() =>
      window.respondToUpdate({ code: 'insufficient_scope', detail: 'The token lacks tasks.write.' }),
    );
    await cardIn('Open', 'Water the cacti').waitFor();
    await page.getByRole('alert').getByText('Insufficient scope').waitFor();
    await page.getByRole('alert').getByText('The token lacks tasks.write.').waitFor();
    expect(await other.tasks.get(id)).toMatchObject({ status: 'open', version: 1 });
    await button('Dismiss').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('moves a task with the keyboard, and the focus stays on its button', async () => {
    const id = await createTask('Order anchors');
    await button('Move Order anchors to In progress').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Moved “Order anchors” to In progress.').waitFor();
    expect(await focused()).toBe('Move Order anchors to Blocked');
    await page.keyboard.press('Enter');
    await page.getByText('Moved “Order anchors” to Blocked.').waitFor();
    expect(await other.tasks.get(id)).toMatchObject({ status: 'blocked', version: 3 });
  });

  it('shows the changes of another client as they occur', async () => {
    const id = await createTask('Sand the mast');
    await other.tasks.update(id, { status: 'in_progress', title: 'Sand the rudder' });
    await cardIn('In progress', 'Sand the rudder').waitFor();
    await other.tasks.delete(id);
    await card('Sand the rudder').waitFor({ state: 'detached' });
  });

  it('shows a task that has changed since the user saw it, and lets the user move it again', async () => {
    const id = await createTask('Buy lanterns');
    await dragOver('Buy lanterns', 'Done');
    await other.tasks.update(id, { title: 'Buy torches', status: 'blocked' });
    await cardIn('Blocked', 'Buy torches').waitFor();
    await drop();

    const conflict = cardIn('Blocked', 'Buy torches').getByRole('alert');
    await conflict.getByText('Version mismatch').waitFor();
    expect(await conflict.textContent()).toContain('“Buy lanterns” in Open');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await other.tasks.get(id)).toMatchObject({ status: 'blocked' });

    await button('Move to Done anyway').click();
    await cardIn('Done', 'Buy torches').waitFor();
    await conflict.waitFor({ state: 'detached' });
    await page.getByText('Moved “Buy torches” to Done.').waitFor();
    expect(await other.tasks.get(id)).toMatchObject({ status: 'done', title: 'Buy torches' });
  });

  it('lets the user keep the change of another client', async () => {
    const id = await createTask('Sell hammocks');
    await dragOver('Sell hammocks', 'Done');
    await other.tasks.update(id, { title: 'Sell deckchairs' });
    await cardIn('Open', 'Sell deckchairs').waitFor();
    await drop();
    await button('Keep as it is').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await other.tasks.get(id)).toMatchObject({ status: 'open', version: 2 });
  });

  it('shows that a dragged task has been deleted', async () => {
    const id = await createTask('Fix the periscope');
    await dragOver('Fix the periscope', 'Done');
    await other.tasks.delete(id);
    await card('Fix the periscope').waitFor({ state: 'detached' });
    await drop();
    await page.getByRole('alert').getByText('Not found').waitFor();
    expect(await card('Fix the periscope').count()).toBe(0);
    await button('Dismiss').click();
  });

  it('keeps the session and the tasks when the page is reloaded', async () => {
    await createTask('Clean the hull');
    await page.reload();
    await cardIn('Open', 'Clean the hull').waitFor();
  });

  it('has no accessibility violation', async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('signs out', async () => {
    await button('Sign out').click();
    await button('Sign in').waitFor();
    expect(await page.getByRole('listitem').count()).toBe(0);
  });

  it('offers the sign-in again when the API does not accept the tokens', async () => {
    await signIn();
    await page.evaluate(() => {
      const tokens = JSON.parse(sessionStorage.getItem('tokens') ?? '');
      const [header, claims] = tokens.access_token.split('.');
      const invalid = { access_token: `${header}.${claims}.AAAA`, refresh_token: 'AAAA' };
      sessionStorage.setItem('tokens', JSON.stringify({ ...tokens, ...invalid }));
    });
    await page.reload();
    await button('Sign in').waitFor();
    expect(pageErrors).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { isLoopbackUrl, listenCommand, NewWebhook } from './webhook-form.tsx';
import { Webhooks } from './webhooks.tsx';

const caption = 'To receive events on your machine, run this command instead';

describe('isLoopbackUrl', () => {
  it.each([
    'http://localhost:3000/hooks',
    'https://LOCALHOST/',
    'http://app.localhost:3000',
    'http://127.0.0.1:3000/',
    'http://127.1/',
    'http://[::1]:3000/',
  ])('is true for %s', (url) => expect(isLoopbackUrl(url)).toBe(true));

  it.each(['', 'localhost:3000', 'ftp://localhost/', 'https://localhost.example.com/', 'https://10.0.0.1/'])(
    'is false for %j',
    (url) => expect(isLoopbackUrl(url)).toBe(false),
  );
});

describe('listenCommand', () => {
  it('contains the URL', () => {
    expect(listenCommand(' http://127.0.0.1:5173/a-b_c ')).toBe(
      'npx @worklane/cli listen --to http://127.0.0.1:5173/a-b_c',
    );
  });

  it.each([
    'https://hooks.example.com/',
    'http://localhost/$(id)',
    'http://localhost/?a=1&id',
    "http://localhost/';id'",
  ])('contains a sample URL in place of %s, which is elsewhere or not safe in a shell', (url) =>
    expect(listenCommand(url)).toBe('npx @worklane/cli listen --to http://localhost:3000/hooks'),
  );
});

describe('NewWebhook', () => {
  it('shows the command to receive events at a loopback URL while it is typed', async () => {
    const { user } = renderPage(<NewWebhook />);
    const field = screen.getByLabelText(/^URL/);
    expect(screen.queryByText(caption)).toBeNull();
    await user.type(field, 'http://localhost:5173/hooks');
    screen.getByText('npx @worklane/cli listen --to http://localhost:5173/hooks');
    const figure = within(screen.getByText(caption).closest('figure') as HTMLElement);
    await user.click(figure.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('npx @worklane/cli listen --to http://localhost:5173/hooks');
    await user.clear(field);
    await user.type(field, 'https://hooks.example.com/');
    expect(screen.queryByText(caption)).toBeNull();
  });

  it.each([
    ['url_not_https', true],
    ['url_not_public', true],
    ['url_has_fragment', false],
  ])('shows the command only when the service rejects the URL as no public one, with %s: %s', async (code, isShown) => {
    const rejected = problem(422, 'validation_failed', 'Validation failed');
    const errors = [{ in: 'body', pointer: '/url', code, detail: 'must use https' }];
    fakeService({ 'POST /api/webhooks': () => ({ ...rejected, body: { ...(rejected.body as object), errors } }) });
    const { user } = renderPage(<NewWebhook />, { at: '/7/webhooks/new' });
    await user.click(screen.getByRole('checkbox', { name: 'Tasks created' }));
    await user.type(screen.getByLabelText(/^URL/), 'http://192.168.1.5/hooks');
    await user.click(screen.getByRole('button', { name: 'Create webhook' }));
    await screen.findByRole('alert');
    expect(screen.queryByText('npx @worklane/cli listen --to http://localhost:3000/hooks') !== null).toBe(isShown);
  });
});

describe('Webhooks', () => {
  it('names worklane listen when there is no webhook', async () => {
    fakeService({ 'GET /api/webhooks': () => ({ body: { data: [], next_cursor: null } }) });
    renderPage(<Webhooks />, { at: '/7/webhooks' });
    const title = await screen.findByRole('heading', { name: 'Create your first webhook' });
    expect(title.parentElement?.textContent).toContain('run worklane listen instead');
  });
});

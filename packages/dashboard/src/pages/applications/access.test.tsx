import { screen, waitFor, within } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { ActiveAccess } from './active-access.tsx';
import { Credentials } from './credentials.tsx';
import { initialLifetime, lifetimeLabel, MaxTokenLifetime, secondsOf } from './token-lifetime.tsx';

const application: schemas.Application = {
  organization_id: 7,
  client_id: 'app_1',
  name: 'Night report',
  type: 'private',
  redirect_uris: [],
  scopes: ['tasks.read'],
  secrets: [],
  max_token_seconds: 31_536_000,
  created_at: '2026-03-02T08:15:00Z',
  updated_at: '2026-03-02T08:15:00Z',
};

const common = {
  client_id: 'app_1',
  application_name: 'Night report',
  application_host: null,
  scopes: ['tasks.read'],
  issued_at: '2026-03-02T08:15:00Z',
  expires_at: '2027-03-02T08:15:00Z',
  last_used_at: null,
  used_from: [],
};

const access: schemas.Access[] = [
  {
    ...common,
    access_id: 'token-1',
    kind: 'token',
    name: 'Nightly import',
    person: null,
    last_used_at: '2026-03-03T08:15:00Z',
    used_from: [{ ip: '203.0.113.7', user_agent: 'night-report/2.4', at: '2026-03-03T08:15:00Z' }],
  },
  {
    ...common,
    access_id: 'grant-1',
    kind: 'grant',
    name: null,
    person: { member_id: 2, name: 'Tom Berg', email: 'tom@example.com' },
  },
];

const base = '/dashboard/api/organizations/7';

async function renderCredentials(tokens: () => { status?: number; body?: unknown } = () => ({})) {
  const requests = fakeService({
    [`GET ${base}/applications/app_1`]: () => ({ body: application }),
    [`GET ${base}/access`]: () => ({ body: { data: access, has_more: false } }),
    [`POST ${base}/applications/app_1/tokens`]: tokens,
  });
  const page = renderPage(<Credentials />, { at: '/7/applications/app_1', route: '/7/applications/:clientId' });
  await screen.findByText('Nightly import');
  const generated = () => requests.find(({ method }) => method === 'POST')?.body;
  return { ...page, generated };
}

const token = {
  access_id: 'token-2',
  access_token: 'eyJ.secret',
  expires_in: 604_800,
  organization_id: 7,
  scope: 'tasks.read',
};

it('links to the requests of an application that is not registered', async () => {
  const host = 'agent.example';
  const grant = { ...common, access_id: 'grant-2', kind: 'grant', name: null, person: null } as const;
  const agent = {
    ...grant,
    client_id: `https://${host}/client.json`,
    application_name: 'Agent',
    application_host: host,
  };
  fakeService({ [`GET ${base}/access`]: () => ({ body: { data: [...access, agent], has_more: false } }) });
  renderPage(<ActiveAccess />, { at: '/7/applications' });
  const link = await screen.findByRole('link', { name: 'Agent' });
  expect(link.getAttribute('href')).toBe(`/7/applications/${encodeURIComponent(agent.client_id)}/requests`);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows from where each token was used, and with what', async () => {
  await renderCredentials();
  const row = screen.getByText('Nightly import').closest('tr');
  const [address] = within(row as HTMLElement).getAllByText('203.0.113.7');
  expect(address?.title).toMatch(/, night-report\/2\.4$/);
  expect(screen.getAllByText(/203\.0\.113/)).toHaveLength(1);
});

it('generates a token with a name and a lifetime, and shows it in one line', async () => {
  const { user, generated } = await renderCredentials(() => ({ status: 201, body: token }));
  await user.type(screen.getByLabelText('Token name'), 'Report');
  await user.selectOptions(screen.getByLabelText('Lifetime'), '7 days');
  await user.click(screen.getByRole('button', { name: 'Generate Token' }));
  const secret = await screen.findByText('eyJ.secret');
  expect(generated()).toEqual({ name: 'Report', scopes: ['tasks.read'], expires_in: 604_800 });
  secret.focus();
  expect(getSelection()?.toString()).toBe('eyJ.secret');
  screen.getByRole('button', { name: 'Copy access token' });
});

it('shows the error of a date at its field', async () => {
  const errors = { '/expires_in': 'must be at least 3600' };
  const { user, generated } = await renderCredentials(() => problem(422, 'validation_failed', 'Invalid', errors));
  await user.selectOptions(screen.getByLabelText('Lifetime'), 'Until a date');
  await user.click(screen.getByRole('button', { name: 'Generate Token' }));
  const field = screen.getByLabelText(/^Last day/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(generated()).toEqual({ scopes: ['tasks.read'], expires_in: 0 });
});

it.each([
  [
    'Revoke token',
    'The token Nightly import is rejected immediately. Other tokens and grants of Night report keep working.',
  ],
  [
    'Revoke grant',
    'All tokens that Night report has on behalf of Tom Berg are rejected immediately, until Tom Berg authorizes it again. Its tokens for other users keep working.',
  ],
])('%s says what stops and what keeps working', async (button, consequence) => {
  const { user } = await renderCredentials();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText(consequence);
});

it('says that revoking the entry of client credentials ends all tokens of it', async () => {
  const own = { ...common, access_id: 'token-2', kind: 'token', name: null, person: null } as const;
  fakeService({ [`GET ${base}/access`]: () => ({ body: { data: [own], has_more: false } }) });
  const { user } = renderPage(<ActiveAccess />, { at: '/7/applications' });
  await user.click(await screen.findByRole('button', { name: 'Revoke token' }));
  within(await screen.findByRole('alertdialog')).getByText(
    'This token is rejected immediately, with all that Night report has requested for the same scopes with its client credentials. Other tokens and grants of Night report keep working.',
  );
});

it('changes how long tokens may be valid, and no other setting', async () => {
  const settings = { max_token_seconds: 2_592_000 };
  const requests = fakeService({ [`PUT ${base}/settings`]: () => ({ body: settings }) });
  const { user } = renderPage(<MaxTokenLifetime />);
  await user.click(screen.getByRole('button', { name: 'Change lifetime' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.selectOptions(dialog.getByLabelText('At most'), '30 days');
  await user.click(dialog.getByRole('button', { name: 'Change lifetime' }));
  await screen.findByText('Token lifetime changed');
  expect(requests.map(({ method, body }) => [method, body])).toEqual([['PUT', settings]]);
});

describe('initialLifetime', () => {
  it.each([
    [31_536_000, '2592000'],
    [2_592_000, '2592000'],
    [604_800, '604800'],
    [1800, '1800'],
  ])('of a maximum of %i s is %s s', (max_token_seconds, choice) => {
    expect(initialLifetime({ max_token_seconds })).toEqual({ choice, date: '' });
  });
});

describe('secondsOf', () => {
  it('returns the seconds until the end of a date in local time', () => {
    const now = new Date('2026-03-02T23:00:00');
    expect(secondsOf({ choice: 'custom', date: '2026-03-03' }, now)).toBe(25 * 3600 - 1);
    expect(secondsOf({ choice: '86400', date: '2026-03-03' }, now)).toBe(86_400);
  });
});

describe('lifetimeLabel', () => {
  it.each([
    [31_536_000, '1 year'],
    [2_592_000, '30 days'],
    [86_400, '1 day'],
    [7200, '2 hours'],
    [1800, '30 minutes'],
  ])('of %i s is %s', (seconds, label) => {
    expect(lifetimeLabel(seconds)).toBe(label);
  });
});

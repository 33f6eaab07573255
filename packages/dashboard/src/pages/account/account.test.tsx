import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService, problem, type Routes } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { Account } from './account.tsx';

const session = {
  session_id: 'here',
  current: true,
  browser: 'Firefox 145',
  system: 'Linux',
  ip: '203.0.113.7',
  created_at: '2026-03-02T08:15:00Z',
  last_used_at: '2026-03-03T09:12:00Z',
};
const phone = { ...session, session_id: 'phone', current: false, browser: 'Safari 26', system: 'iOS' };
const old = {
  ...session,
  session_id: 'old',
  current: false,
  browser: null,
  system: null,
  ip: null,
  last_used_at: null,
};
const grant = {
  grant_id: 'grant-1',
  client_id: 'app_1',
  application_name: 'Night report',
  application_owner: 'Lighthouse Studio',
  application_host: null,
  organization_id: 7,
  organization_name: 'Harbour',
  scopes: ['tasks.read'],
  granted_at: '2026-03-02T08:15:00Z',
  last_used_at: null,
};

const routes: Routes = {
  'GET /dashboard/api/account/sessions': () => ({ body: { data: [session, phone, old] } }),
  'GET /dashboard/api/account/grants': () => ({ body: { data: [grant] } }),
  'PUT /dashboard/api/account/password': () => ({ status: 204 }),
  'DELETE /dashboard/api/account/sessions': () => ({ status: 204 }),
  'DELETE /dashboard/api/account/sessions/phone': () => ({ status: 204 }),
  'DELETE /dashboard/api/account/grants/grant-1': () => ({ status: 204 }),
};

function renderAccount(changed: Routes = {}) {
  const requests = fakeService({ ...routes, ...changed });
  const changes = () =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...renderPage(<Account />, { at: '/account' }), requests, changes };
}

/** Returns the item of a list with a text. */
const itemOf = async (text: RegExp) => {
  const items = async () =>
    (await screen.findAllByRole('listitem')).filter((item) => text.test(item.textContent ?? ''));
  await waitFor(async () => expect(await items()).toHaveLength(1));
  return within((await items())[0] as HTMLElement);
};

describe('the account page', () => {
  it('shows the profile and leads back to the organization', async () => {
    renderAccount();
    expect(await screen.findByText('ebba@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Harbour' }).getAttribute('href')).toBe('/7');
  });

  it('changes the password and empties the fields', async () => {
    const { user, requests } = renderAccount();
    await user.type(await screen.findByLabelText(/Current password/), 'correct horse battery');
    await user.type(screen.getByLabelText(/New password/), 'paper lantern over water');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Password changed');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      current_password: 'correct horse battery',
      new_password: 'paper lantern over water',
    });
    expect(screen.getByLabelText<HTMLInputElement>(/Current password/).value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('lantern');
  });

  it('shows a wrong password at its field', async () => {
    const detail = 'does not match the password of this account';
    const { user } = renderAccount({
      'PUT /dashboard/api/account/password': () =>
        problem(422, 'validation_failed', 'Validation failed', { '/current_password': detail }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await screen.findByText('Does not match the password of this account.');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('/current_password'));
  });

  it('offers no end of the current session, and names a session of an unknown browser', async () => {
    renderAccount();
    expect((await itemOf(/Firefox 145 on Linux This browser/)).queryByRole('button')).toBeNull();
    await itemOf(/^Unknown browser signed in/);
  });

  it.each([
    [
      'the session of another browser',
      /Safari 26 on iOS/,
      /End session/,
      'End session',
      'sessions/phone',
      'Session ended',
    ],
    ['all other sessions', /This browser/, 'End all other sessions', 'End sessions', 'sessions', 'Sessions ended'],
    [
      'the access of an application',
      /Night report of Lighthouse Studio.*In Harbour: tasks.read.*never used/,
      'Revoke access of Night report',
      'Revoke access',
      'grants/grant-1',
      'Access revoked',
    ],
  ] as const)('ends %s after a confirmation', async (_, text, name, confirm, path, toast) => {
    const { user, changes } = renderAccount();
    const item = await itemOf(text);
    await user.click(item.queryByRole('button', { name }) ?? screen.getByRole('button', { name }));
    expect(changes()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: confirm }));
    await screen.findByText(toast);
    expect(changes()).toEqual([`DELETE /dashboard/api/account/${path}`]);
  });

  it('offers to end other sessions only if there are some', async () => {
    renderAccount({ 'GET /dashboard/api/account/sessions': () => ({ body: { data: [session] } }) });
    await itemOf(/This browser/);
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('explains the list of applications while it is empty', async () => {
    renderAccount({ 'GET /dashboard/api/account/grants': () => ({ body: { data: [] } }) });
    await screen.findByText(/An application is listed here after you allow it/);
  });
});

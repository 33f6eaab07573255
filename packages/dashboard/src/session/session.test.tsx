import { useMutation, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeService, problem, type Routes } from '../../test/fake-service.ts';
import { dataOf } from './dashboard-api.ts';
import { SessionProvider, signOut, useSession } from './session.tsx';

const session = { csrf_token: 'csrf-1', email: 'ebba@example.com', name: 'Ebba', organizations: [] };
const signedIn: Routes = { 'GET /dashboard/api/session': () => ({ body: session }) };
const unauthorized = () => problem(401, 'session_missing', 'Not signed in');

function Page() {
  const { api, session } = useSession();
  const organization = { params: { path: { organization_id: 7 } } };
  const checklist = useQuery({
    queryKey: ['checklist'],
    enabled: false,
    queryFn: () => dataOf(api.GET('/dashboard/api/organizations/{organization_id}/checklist', organization)),
  });
  const token = useMutation({
    mutationFn: () => dataOf(api.POST('/dashboard/api/organizations/{organization_id}/token', organization)),
  });
  return (
    <>
      <h1>{session.name}</h1>
      <button type="button" onClick={() => checklist.refetch()}>
        Load checklist
      </button>
      <button type="button" onClick={() => token.mutate()}>
        Create token
      </button>
      <button type="button" onClick={() => signOut(api)}>
        Sign out
      </button>
    </>
  );
}

/** Renders the page in a session. Returns the user and the URLs that the browser was sent to. */
function renderSession(routes: Routes) {
  const requests = fakeService(routes);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    requests,
    visited: () => assign.mock.calls.map(([url]) => String(url)),
  };
}

describe('SessionProvider', () => {
  it('renders the page when a session exists', async () => {
    const { visited } = renderSession(signedIn);
    await screen.findByRole('heading', { name: 'Ebba' });
    expect(visited()).toEqual([]);
  });

  it('redirects to the sign-in page without a session, and returns to the current URL', async () => {
    const { visited } = renderSession({ 'GET /dashboard/api/session': unauthorized });
    await waitFor(() => expect(visited()[0]).toMatch(/^\/sign-in\?return_to=/));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows another error instead of the page', async () => {
    const { visited } = renderSession({
      'GET /dashboard/api/session': () => problem(503, 'service_unavailable', 'Database unavailable'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Database unavailable');
    expect(visited()).toEqual([]);
  });

  it('sends the CSRF token with requests that change something, and not with others', async () => {
    const { user, requests } = renderSession(signedIn);
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([null, 'csrf-1']);
  });

  it.each([
    ['a query is rejected with 401', 'Load checklist', unauthorized],
    ['a mutation is rejected with 401', 'Create token', unauthorized],
    [
      'another session began in another tab',
      'Create token',
      () => problem(403, 'csrf_token_invalid', 'Invalid CSRF token'),
    ],
  ])('keeps the page and offers to sign in again when %s', async (_case, button, rejected) => {
    const { user, visited } = renderSession({
      ...signedIn,
      'GET /dashboard/api/organizations/7/checklist': rejected,
      'POST /dashboard/api/organizations/7/token': rejected,
    });
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('alertdialog', { name: 'Session expired' });
    expect(screen.getByRole('heading', { name: 'Ebba', hidden: true })).toBeTruthy();
    expect(visited()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(visited()[0]).toMatch(/^\/sign-in\?return_to=/);
  });
});

describe('a change that needs a recent sign-in', () => {
  it('offers to sign in again, and can be given up', async () => {
    const { user, visited } = renderSession({
      ...signedIn,
      'POST /dashboard/api/organizations/7/token': () => problem(401, 'recent_sign_in_required', 'Sign in again'),
    });
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    await screen.findByRole('alertdialog', { name: 'Confirm that it is you' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(visited()[0]).toMatch(/^\/sign-in\?again=1&return_to=/);
  });
});

describe('signOut', () => {
  it.each([
    ['ends the session', () => ({ status: 204 })],
    ['accepts that the session had expired', unauthorized],
  ])('%s, deletes the drafts and opens the sign-in page', async (_case, response) => {
    const { user, visited } = renderSession({ ...signedIn, 'DELETE /dashboard/api/session': response });
    sessionStorage.setItem('draft', 'Half a sentence');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(visited()).toEqual(['/sign-in?return_to=%2Fdashboard']));
    expect(sessionStorage.length).toBe(0);
  });
});

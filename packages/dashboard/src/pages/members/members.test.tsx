import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@worklane/contract';
import { describe, expect, it, vi } from 'vitest';
import { fakeService, problem, type Routes } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { SupportNotice } from '../../layout/shell.tsx';
import { Members } from './members.tsx';

const api = '/dashboard/api/organizations/7';

const ebba = {
  member_id: 1,
  name: 'Ebba',
  email: 'ebba@example.com',
  role: 'owner',
  active: true,
  can_sign_in: true,
  last_sign_in_at: '2026-03-02T08:00:00Z',
  joined_at: '2026-01-02T08:00:00Z',
};
const tom = { ...ebba, member_id: 2, name: 'Tom', email: 'tom@example.com', role: 'member', last_sign_in_at: null };
const nora = { ...tom, member_id: 3, name: 'Nora', email: 'nora@example.com', can_sign_in: false };
const former = { ...nora, member_id: 4, name: 'Former', email: 'former@example.com', active: false };

const invitation = {
  invitation_id: 31,
  email: 'ada@example.com',
  name: null,
  role: 'viewer',
  invited_by: 'Ebba',
  created_at: '2026-03-02T08:00:00Z',
  expires_at: '2026-03-09T08:00:00Z',
};

const link = 'https://worklane.example/invitations/secret-token';

const supportAccess = { member_id: 5, name: 'Maja', reason: 'Ticket 4711', expires_at: '2026-03-03T10:15:00Z' };

async function show(
  routes: Routes = {},
  { role = 'owner', members = [ebba, tom, nora, former] as object[], isSupported = false } = {},
) {
  const requests = fakeService({
    [`GET ${api}/members`]: () => ({ body: { data: members, has_more: false } }),
    [`GET ${api}/invitations`]: () => ({ body: { data: [invitation] } }),
    ...routes,
  });
  const page = (
    <>
      <SupportNotice />
      <Members />
    </>
  );
  const access = isSupported ? supportAccess : null;
  const { user } = renderPage(page, { at: '/7/members', role: role as Role, supportAccess: access });
  await screen.findByText('ebba@example.com');
  return { user, requests, changes: () => requests.filter(({ method }) => method !== 'GET') };
}

const rowOf = (name: string) => within(screen.getByText(name, { selector: 'td' }).closest('tr') as HTMLElement);

const actionsOf = (name: string) =>
  rowOf(name)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

const dialog = () => within(screen.getByRole('alertdialog'));

describe('the page of members', () => {
  it('offers an owner what can be done with each member', async () => {
    await show();
    expect(actionsOf('Tom')).toEqual(['Change role of Tom', 'Reset password of Tom', 'Remove Tom']);
    expect(actionsOf('Nora')).toContain('Set password of Nora');
    expect(actionsOf('Former')).toEqual([]);
    expect(rowOf('Nora').getByText('No password')).toBeTruthy();
    expect(rowOf('Former').getByText('Removed')).toBeTruthy();
    expect(rowOf('Tom').getByText('Unknown')).toBeTruthy();
    expect(rowOf('Nora').getByText('Never')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave organization' }).closest('tr')?.textContent).toContain('Ebba');
  });

  it.each(['member', 'viewer'])('offers a %s to leave, and nothing else', async (role) => {
    const { requests } = await show({}, { role });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave organization']);
    expect(screen.queryByText('Pending invitations')).toBeNull();
    expect(requests.map(({ path }) => path)).not.toContain(`${api}/invitations`);
  });

  it('explains an organization with one member', async () => {
    await show({}, { members: [ebba, former] });
    expect(screen.getByRole('heading', { name: 'You are the only member' })).toBeTruthy();
  });

  it('changes a role after a confirmation', async () => {
    const { user, changes } = await show({ [`PATCH ${api}/members/2`]: () => ({ body: { ...tom, role: 'viewer' } }) });
    await user.click(screen.getByRole('button', { name: 'Change role of Tom' }));
    await user.selectOptions(screen.getByLabelText('Role', { selector: '[role=alertdialog] select' }), 'Viewer');
    expect(changes()).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Change role' }));
    await screen.findByText('Tom is now viewer');
    expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', `${api}/members/2`, { role: 'viewer' }],
    ]);
  });

  it('warns owners who give up their own role, and shows why the last one cannot', async () => {
    const { user } = await show({
      [`PATCH ${api}/members/1`]: () => problem(409, 'last_owner', 'Make another member an owner first.'),
    });
    await user.click(screen.getByRole('button', { name: 'Change role of Ebba' }));
    expect(dialog().queryByText('You lose the owner role')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Role', { selector: '[role=alertdialog] select' }), 'Member');
    expect(dialog().getByText('You lose the owner role')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Change role' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('Make another member an owner first.');
  });

  it.each([
    ['Remove Tom', 'Remove member', 'members/2', /Tom loses access to Harbour immediately/, 'Tom removed'],
    [
      'Revoke the invitation of ada@example.com',
      'Revoke invitation',
      'invitations/31',
      /ada@example\.com/,
      'Invitation revoked',
    ],
  ])('does what "%s" says after stating the consequence', async (name, confirm, path, consequence, toast) => {
    const { user, changes } = await show({ [`DELETE ${api}/${path}`]: () => ({ status: 204 }) });
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('alertdialog').textContent).toMatch(consequence);
    await user.click(dialog().getByRole('button', { name: confirm }));
    await screen.findByText(toast);
    expect(changes().map(({ method, path: changed }) => `${method} ${changed}`)).toEqual([`DELETE ${api}/${path}`]);
  });

  it('opens the start page after leaving', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user } = await show({ [`DELETE ${api}/membership`]: () => ({ status: 204 }) }, { role: 'viewer' });
    await user.click(screen.getByRole('button', { name: 'Leave organization' }));
    await user.click(dialog().getByRole('button', { name: 'Leave organization' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/dashboard/']]));
  });

  it('shows a password reset link once, with its expiry', async () => {
    const body = { link, expires_at: '2026-03-03T08:00:00Z', email_delivery: 'not_configured' };
    const { user } = await show({ [`POST ${api}/members/2/password-link`]: () => ({ status: 201, body }) });
    await user.click(screen.getByRole('button', { name: 'Reset password of Tom' }));
    await user.click(dialog().getByRole('button', { name: 'Create link' }));
    const region = within(await screen.findByRole('region', { name: 'Password link for Tom' }));
    expect(region.getByText(link)).toBeTruthy();
    expect(region.getByText(/This service sends no email\..*The link expires on /)).toBeTruthy();
  });

  it('shows why a password reset link is not possible', async () => {
    const { user } = await show({
      [`POST ${api}/members/2/password-link`]: () =>
        problem(409, 'password_link_not_allowed', 'Ask the operator of the service to reset the password.'),
    });
    await user.click(screen.getByRole('button', { name: 'Reset password of Tom' }));
    await user.click(dialog().getByRole('button', { name: 'Create link' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('Ask the operator');
  });
});

describe('support access', () => {
  const maja = { ...nora, member_id: 5, name: 'Maja (support)', role: 'viewer' };
  const members = [ebba, tom, maja];

  it('is announced to everybody, and its member cannot be changed', async () => {
    await show({}, { members, isSupported: true, role: 'viewer' });
    expect(screen.getByRole('status').textContent).toMatch(/^Maja has support access.*: Ticket 4711\. $/);
    expect(rowOf('Maja (support)').getByText('Support')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End support access' })).toBeNull();
  });

  it('is ended and refused by owners', async () => {
    const { user, changes } = await show(
      {
        [`DELETE ${api}/members/5`]: () => ({ status: 204 }),
        [`PUT ${api}/settings`]: () => ({ body: { refuses_support: true } }),
      },
      { members, isSupported: true },
    );
    expect(actionsOf('Maja (support)')).toEqual([]);
    expect(screen.getByRole('link', { name: 'End it on the Members page' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'End support access' }));
    await user.click(dialog().getByRole('button', { name: 'End support access' }));
    await screen.findByText('Support access ended');
    await user.click(screen.getByRole('button', { name: 'Refuse support access' }));
    await user.click(dialog().getByRole('button', { name: 'Refuse support access' }));
    await screen.findByText('Support access refused');
    expect(changes().map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', undefined],
      ['PUT', { refuses_support: true }],
    ]);
  });

  it('is not mentioned without any', async () => {
    await show();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('invitations', () => {
  it.each([
    ['sent', 'The link was sent to noor@example.com.'],
    ['failed', 'The email to noor@example.com could not be sent. Try again later, or ask the operator of the service.'],
    ['not_configured', 'This service sends no email. Pass the link on to noor@example.com yourself.'],
  ])('show their link once unless the person gets it, when the email was %s', async (email_delivery, text) => {
    const shown = email_delivery === 'not_configured' ? link : null;
    const created = { ...invitation, invitation_id: 32, email: 'noor@example.com', link: shown, email_delivery };
    const { user, changes } = await show({ [`POST ${api}/invitations`]: () => ({ status: 201, body: created }) });
    await user.type(screen.getByLabelText(/^Email/), 'noor@example.com');
    await user.selectOptions(screen.getByLabelText(/^Role/), 'Viewer');
    await user.click(screen.getByRole('button', { name: 'Create invitation' }));
    const region = within(await screen.findByRole('region', { name: 'Invitation for noor@example.com' }));
    expect(region.queryByText(link) !== null).toBe(shown !== null);
    expect(region.getByText(new RegExp(`^${text} The link expires on `))).toBeTruthy();
    expect(changes().map(({ body }) => body)).toEqual([{ email: 'noor@example.com', role: 'viewer' }]);
    expect((screen.getByLabelText(/^Email/) as HTMLInputElement).value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('secret-token');
  });

  it('show the error of the service at the address', async () => {
    const { user } = await show({
      [`POST ${api}/invitations`]: () =>
        problem(422, 'validation_failed', 'Invalid request', { '/email': 'is the address of a member' }),
    });
    const email = screen.getByLabelText(/^Email/) as HTMLInputElement;
    await user.type(email, 'tom@example.com');
    await user.click(screen.getByRole('button', { name: 'Create invitation' }));
    expect((await screen.findByRole('alert')).textContent).toContain('is the address of a member');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.value).toBe('tom@example.com');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import document from '@worklane/contract/dashboard.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { AuditLog } from './audit-log.tsx';
import { auditGroups } from './audit-sentence.tsx';

const ebba = { type: 'member', member_id: 1, name: 'Ebba Lind', email: 'ebba@example.com' } as const;
const nightReport = { type: 'application', id: 'app_1', name: 'Night report' } as const;
const hook = { type: 'webhook', id: '9', name: 'https://hooks.example.com/' } as const;

let lastId = 0;
const entry = (fields: Partial<schemas.AuditEntry>): schemas.AuditEntry => ({
  id: ++lastId,
  created_at: '2026-03-03T09:14:00.000Z',
  action: 'application.created',
  actor: ebba,
  target: nightReport,
  origin: { ip: '203.0.113.7', user_agent: 'Mozilla', browser: 'Firefox 148 on Linux', request_id: 'req_1' },
  details: {},
  ...fields,
});

const path = '/dashboard/api/organizations/7/audit-log';

function renderLog(data: readonly schemas.AuditEntry[], at = '/7/audit-log') {
  const requests = fakeService({ [`GET ${path}`]: () => ({ body: { data, next_cursor: null } }) });
  return { ...renderPage(<AuditLog />, { at, route: '/7/audit-log' }), requests };
}

const sentences = async () => {
  const list = await screen.findByRole('list', { name: 'Audit log entries' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
};

it('shows each entry as a sentence', async () => {
  const member = { type: 'member', id: '2', name: 'Tom Berg' } as const;
  const access = { type: 'access', id: 'grant-1', name: 'Shop window' } as const;
  const limited = (control: string, value: string) =>
    entry({ action: 'organization.limited', target: null, details: { control, value } });
  renderLog([
    entry({ action: 'application.secret_rotated' }),
    entry({ action: 'application.updated', details: { fields: ['name', 'redirect_uris'] } }),
    entry({ action: 'token.generated', actor: { type: 'operator' }, details: { name: 'Nightly import' } }),
    entry({ action: 'sign_in.failed', target: null }),
    entry({ action: 'sign_in.failed', actor: { type: 'anonymous' }, target: { type: 'member', id: '2', name: 'Tom' } }),
    entry({ action: 'session.ended', target: null }),
    entry({ action: 'session.ended', target: { type: 'session', id: 'x', name: 'Safari 26, iOS' } }),
    entry({ action: 'member.role_changed', target: member, details: { old_role: 'member', role: 'owner' } }),
    entry({ action: 'member.joined', target: member, actor: { ...ebba, member_id: 2, name: 'Tom Berg' } }),
    entry({ action: 'member.joined', target: member, details: { role: 'viewer' } }),
    entry({ action: 'access.revoked', target: access, details: { kind: 'grant' } }),
    entry({ action: 'webhook.disabled', actor: { type: 'service' }, target: hook, details: { reason: 'Gone.' } }),
    entry({ action: 'webhook.deleted', actor: { type: 'application', client_id: 'app_1' }, target: hook }),
    limited('token-seconds', '2592000'),
    limited('token-seconds', 'default'),
    limited('quota 7 token-seconds', '3600'),
    limited('quota 7 requests', '100'),
  ]);
  expect(await sentences()).toEqual([
    'Ebba Lind rotated the secret of Night report',
    'Ebba Lind changed the name and redirect URLs of the application Night report',
    'An operator generated a token of Night report, named Nightly import',
    'Someone failed to sign in as Ebba Lind',
    'Someone failed to sign in as Tom',
    'Ebba Lind signed out',
    'Ebba Lind ended another session',
    'Ebba Lind changed the role of Tom Berg from member to owner',
    'Tom Berg joined the organization',
    'Ebba Lind added Tom Berg as viewer',
    'Ebba Lind revoked the grant of Shop window',
    'Worklane disabled the webhook https://hooks.example.com/: Gone.',
    'app_1 deleted the webhook https://hooks.example.com/',
    'Ebba Lind limited access tokens to 30 days',
    'Ebba Lind removed the limit of access tokens',
    'Ebba Lind limited access tokens to 1 hour',
    'Ebba Lind changed the limit quota 7 requests to 100',
  ]);
});

it('shows the exact time, the address and the browser', async () => {
  renderLog([entry({ actor: { ...ebba, client_id: 'worklane-cli' } })]);
  const time = await screen.findByTitle(/2026-03-03T09:14:00\.000Z/);
  expect(time.parentElement?.textContent).toMatch(/through worklane-cli203\.0\.113\.7Firefox 148 on Linux$/);
});

it('tells apart what was done through MCP', async () => {
  const application = { type: 'application', client_id: 'app_1', name: 'Night report' } as const;
  renderLog([
    entry({ actor: { ...ebba, client_id: 'app_1', via: 'mcp' } }),
    entry({ actor: { ...application, via: 'mcp' } }),
    entry({ actor: application }),
  ]);
  await sentences();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/through app_1through MCP203/);
  expect(items[1]).toMatch(/through MCP203/);
  expect(items[2]).not.toContain('through');
});

it('sends its filters to the list and the export', async () => {
  const { user, requests } = renderLog([entry({})], '/7/audit-log?actor=operator');
  await sentences();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Actions' }), 'Tokens and access');
  const query = '?actor=operator&actions=token.generated,access.granted,access.revoked';
  await waitFor(() => expect(requests.at(-1)?.query).toBe(query));
  const link = screen.getByRole('link', { name: 'Export as JSON lines' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`${path}/export${query}`);
  expect(link.hasAttribute('download')).toBe(true);
});

it.each(['', 'Invoices', 'constructor', 'a,b'])(
  'sends an action that the service reports for the unknown group "%s"',
  async (group) => {
    const { requests } = renderLog([], `/7/audit-log?group=${group}`);
    await screen.findByText('No entries match these filters.');
    expect(requests.at(-1)?.query).toBe('?actions=unknown');
  },
);

it('explains an empty log, and filters without a match', async () => {
  renderLog([]);
  await screen.findByRole('heading', { name: 'No entries yet' });
});

it('says that no entry matches the filters', async () => {
  renderLog([], '/7/audit-log?target=nothing');
  await screen.findByText('No entries match these filters.');
});

it('every action belongs to one group', () => {
  const grouped = Object.values(auditGroups).flat();
  expect(grouped.toSorted()).toEqual(document.components.schemas.AuditAction.enum.toSorted());
});

it.each([
  ['while the service knows its records', Date.now(), 'member', 1],
  ['not later', Date.now() - 31 * 86_400_000, 'member', 0],
  ['not to those who may only read', Date.now(), 'viewer', 0],
] as const)('offers the undo of a bulk change %s', async (_, at, role, offered) => {
  const bulkChange = entry({
    action: 'bulk_change.started',
    created_at: new Date(at).toISOString(),
    target: null,
    details: { bulk_change_id: 12, kind: 'task', action: 'update', count: 450 },
  });
  const undo = '/dashboard/api/organizations/7/bulk-changes/12/undo';
  const requests = fakeService({
    [`GET ${path}`]: () => ({ body: { data: [bulkChange], next_cursor: null } }),
    [`POST ${undo}`]: () => ({ status: 202, body: {} }),
  });
  const { user } = renderPage(<AuditLog />, { at: '/7/audit-log', route: '/7/audit-log', role });
  expect(await sentences()).toEqual(['Ebba Lind started to update 450 tasks']);
  const buttons = screen.queryAllByRole('button', { name: 'Undo' });
  expect(buttons).toHaveLength(offered);
  for (const button of buttons) {
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain(undo));
  }
});

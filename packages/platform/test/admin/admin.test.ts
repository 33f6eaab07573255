import { scopes } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandDependencies } from '../../src/admin/command.ts';
import { commands } from '../../src/admin/commands.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { verifyPassword } from '../../src/identity/passwords.ts';
import { findClient } from '../../src/oauth/clients/client-repository.ts';
import { matchesClientSecret } from '../../src/oauth/clients/create-client.ts';
import { createSharedTokenIssuer } from '../../src/oauth/tokens/issue-access-token.ts';
import { listAccessTokens } from '../../src/oauth/tokens/list-access.ts';
import { SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { RecordIds } from '../../src/records/record.ts';
import { openTestStore } from '../environment/test-store.ts';
import { baseUrl, openTokenService, secret } from '../environment/token-service.ts';

type Env = Record<string, string>;

let store: Store;

/** Runs a command line on the open database; `input` is the line of its standard input. */
async function adminWith(input: string, env: Env, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const clock = () => new Date();
  const code = await runCommand({
    argv,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    settings: () => readSettings(env),
    async execute(run) {
      const settings = readSettings(env);
      const keys = () => SigningKeys.open({ db: store.db, secret: settings.secret ?? '', clock });
      const shared = { store, settings, clock, ids: new RecordIds(store.db), keys };
      const terminal = { readLine: async () => input, workingFolder: process.cwd() };
      return run(createCommandDependencies(shared, terminal));
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const admin = (env: Env, ...argv: string[]) => adminWith('', env, ...argv);

describe('an admin command', () => {
  const env = { WORKLANE_SECRET: secret, BASE_URL: baseUrl };
  let organization: string;
  /** A private application. */
  let clientId: string;

  beforeAll(async () => {
    store = await openTestStore();
    const { out } = await admin(env, 'organization', 'create', 'Harbour & Pine', '--json');
    organization = String(JSON.parse(out).organization_id);
    const report = ['--name', 'Night report', '--type', 'private', '--scopes', 'tasks.read,tasks.write', '--json'];
    clientId = JSON.parse((await inOrganization('application', 'create', ...report)).out).client_id;
  });
  afterAll(() => store.close());

  const inOrganization = (...argv: string[]) => admin(env, ...argv, '--organization', organization);

  it('creates and lists organizations', async () => {
    expect(await admin(env, 'organization', 'create', 'Alder Street')).toEqual({
      code: 0,
      out: expect.stringMatching(/^Organization \d+: Alder Street$/),
      err: '',
    });
    const { out } = await admin(env, 'organization', 'list');
    expect(out).toMatch(/^organization_id {2}name .*\n1 .*Harbour & Pine .*\n2 .*Alder Street /);
  });

  it('adds and lists members, as text and as JSON', async () => {
    const eva = ['--name', 'Eva Lind', '--email', 'eva@example.com', '--role', 'owner'];
    expect((await inOrganization('member', 'add', ...eva)).out).toMatch(
      /^Member \d+ of Harbour & Pine: Eva Lind <eva@example\.com>, owner$/,
    );
    expect((await inOrganization('member', 'list')).out).toMatch(/^id .*\n\d+ +Eva Lind +eva@example\.com +owner$/);
    const { out } = await inOrganization('member', 'list', '--json');
    expect(JSON.parse(out)).toMatchObject([{ name: 'Eva Lind', role: 'owner' }]);
    expect(await inOrganization('member', 'add', ...eva)).toMatchObject({
      code: 1,
      err: 'email: eva@example.com belongs to another member',
    });
  });

  it('adds an address that has an account only once its owner uses a link', async () => {
    await inOrganization('member', 'add', '--name', 'Noor Haddad', '--email', 'noor@example.com');
    await adminWith('correct horse battery', env, 'member', 'password', '--email', 'noor@example.com');
    const { out } = await admin(env, 'organization', 'create', 'Lighthouse');
    const [, organization = ''] = /^Organization (\d+)/.exec(out) ?? [];
    const argv = ['member', 'add', '--organization', organization, '--name', 'Noor', '--email', 'Noor@example.com'];
    const added = await admin({ ...env, BASE_URL: 'https://worklane.example' }, ...argv, '--role', 'owner');
    expect([added.code, added.out]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/worklane\.example\/invitations\/[\w-]{43}$/),
    ]);
    expect(added.err).toMatch(
      /^noor@example\.com has an account, which another person may have created\. .* owner of Lighthouse/,
    );
    expect((await admin(env, 'member', 'list', '--organization', organization)).out).not.toContain('noor');
    const { out: json } = await admin(env, ...argv, '--json');
    expect(JSON.parse(json)).toMatchObject({ email: 'noor@example.com', role: 'member', pending: true });
    expect(await admin(env, ...argv, '--role', 'boss')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^role: /),
    });
  });

  it('creates organizations for the conformance suite as often as it is asked', async () => {
    await admin(env, 'conformance-credentials');
    const { code, out } = await admin(env, 'conformance-credentials', '--json');
    expect(code).toBe(0);
    const { organization_id, client_id, other, additional_clients, member, expired_token } = JSON.parse(out);
    expect(member).toEqual({ email: `member@${organization_id}.conformance.example`, password: expect.any(String) });
    expect(other.organization_id).not.toBe(organization_id);
    expect(additional_clients).not.toHaveLength(0);
    const service = await openTokenService(store);
    await expect((async () => service.check.authenticate(expired_token))()).rejects.toMatchObject({
      code: 'token_expired',
    });
    const members = await admin(env, 'member', 'list', '--organization', String(organization_id), '--json');
    expect(JSON.parse(members.out).map(({ role }: { role: string }) => role)).toEqual(['owner', 'member']);
    expect(await findClient(store.db, client_id, new Date())).toMatchObject({ type: 'private' });
  });

  it('changes the role of a member, but not of the only owner', async () => {
    await inOrganization('member', 'add', '--name', 'Mia Holm', '--email', 'mia@example.com');
    const change = (role: string, email = 'Mia@example.com') =>
      inOrganization('member', 'role', '--email', email, '--role', role);
    expect((await change('viewer')).out).toMatch(/^Member \d+ of Harbour & Pine: Mia Holm <mia@example\.com>, viewer$/);
    expect((await inOrganization('member', 'list')).out).toMatch(/mia@example\.com +viewer$/m);
    expect(await change('boss')).toMatchObject({ code: 1, err: expect.stringMatching(/^role: /) });
    expect((await change('member', 'no@example.com')).err).toMatch(/^No member no@example\.com in organization/);
    expect((await change('member', 'eva@example.com')).err).toMatch(/^Eva Lind is the only owner/);
    const entries = store.db.selectFrom('audit_log').select(['action', 'actor', 'details']);
    expect(await entries.where('action', '=', 'member.role_changed').execute()).toEqual([
      { action: 'member.role_changed', actor: { type: 'operator' }, details: { role: 'viewer', old_role: 'member' } },
    ]);
  });

  const generate = (...argv: string[]) => admin(env, 'token', 'generate', '--application', clientId, ...argv);

  it('generates a token that the service accepts until it is revoked', async () => {
    const service = await openTokenService(store);
    const { code, out: token, err } = await generate('--scopes', 'tasks.read');
    expect([code, err]).toEqual([0, expect.stringMatching(/^Access token of Night report for Harbour & Pine at /)]);
    expect(await service.check.authenticate(token)).toEqual({
      organizationId: Number(organization),
      clientId,
      scopes: new Set(['tasks.read']),
    });
    const revoked = await admin(env, 'token', 'revoke', token);
    expect(revoked).toMatchObject({ code: 0, out: expect.stringMatching(/^Revoked token /) });
    await waitFor(() =>
      expect(() => service.check.authenticate(token)).toThrow(expect.objectContaining({ code: 'token_revoked' })),
    );
  });

  it.each([true, false])(
    'revokes a token of client credentials with the others of its row (recorded: %s)',
    async (isRecorded) => {
      const { keys, check } = await openTokenService(store);
      const issue = createSharedTokenIssuer({ db: store.db, keys, baseUrl, clock: () => new Date() });
      const request = { organizationId: Number(organization), clientId, scopes: ['tasks.read'], lifetimeSeconds: 3600 };
      const [one, other] = [await issue(request), await issue(request)];
      await Promise.all([check.authenticate(one.token), check.authenticate(other.token)]);
      // As after a backup was restored.
      if (!isRecorded)
        await store.db
          .deleteFrom('access_tokens')
          .where('jti', '=', one.grantId ?? '')
          .execute();
      const { out } = await admin(env, 'token', 'revoke', one.token);
      expect(out).toContain(`Revoked token ${one.jti} of organization ${organization} and the others`);
      for (const { token } of [one, other]) {
        await waitFor(() => expect(() => check.authenticate(token)).toThrow(/revoked/));
      }
      const log = store.db.selectFrom('audit_log').select('action').where(sql`target ->> 'id'`, '=', one.grantId);
      expect(await log.execute()).toEqual(isRecorded ? [{ action: 'access.revoked' }] : []);
    },
  );

  it('generates a recorded token with all or the requested scopes of the application', async () => {
    const all = JSON.parse((await generate('--scopes', 'all', '--json')).out);
    expect(all).toMatchObject({ client_id: clientId, scopes: ['tasks.read', 'tasks.write'], issuer: baseUrl });
    const recorded = await listAccessTokens(store.db, {
      organizationId: Number(organization),
      now: new Date(),
      limit: 100,
    });
    expect(recorded.map(({ access_id }) => access_id)).toContain(all.jti);
    expect(await generate('--scopes', 'deals.read')).toEqual({
      code: 1,
      out: '',
      err: 'scopes/0: the application does not have the scope deals.read',
    });
    expect(await generate()).toMatchObject({ code: 2, err: expect.stringMatching(/^Missing option: --scopes\./) });
  });

  it('records changes in the audit log as those of an operator, without a secret', async () => {
    const create = ['organization', 'create', 'Audited', '--json'];
    const { organization_id } = JSON.parse((await admin(env, ...create)).out);
    const inAudited = (...argv: string[]) => admin(env, ...argv, '--organization', String(organization_id));
    await inAudited('member', 'add', '--name', 'Ida Holm', '--email', 'ida@example.com');
    const { out: password } = await admin(env, 'member', 'password', '--email', 'ida@example.com', '--generate');
    await inAudited('member', 'remove', '--email', 'ida@example.com');
    const fields = ['--name', 'Short-lived', '--type', 'private', '--scopes', 'tasks.read', '--json'];
    const { client_id } = JSON.parse((await inAudited('application', 'create', ...fields)).out);
    const named = ['--application', client_id];
    await admin(env, 'application', 'update', ...named, '--name', 'Renamed');
    const { out: clientSecret } = await admin(env, 'secret', 'rotate', ...named);
    const { out: token } = await admin(env, 'token', 'generate', ...named, '--scopes', 'all');
    await admin(env, 'token', 'revoke', token);
    await admin(env, 'application', 'delete', ...named);

    const log = store.db.selectFrom('audit_log').select(['action', 'actor', 'target', 'origin', 'details']);
    const entries = await log.where('organization_id', '=', organization_id).orderBy('id').execute();
    const application = { type: 'application', id: client_id };
    expect(entries.map(({ action, target }) => [action, target])).toMatchObject([
      ['member.joined', { type: 'member', name: 'ida@example.com' }],
      ['password.reset', { type: 'member', name: 'Ida Holm' }],
      ['member.removed', { type: 'member', name: 'ida@example.com' }],
      ['application.created', { ...application, name: 'Short-lived' }],
      ['application.updated', { ...application, name: 'Renamed' }],
      ['application.secret_rotated', application],
      ['token.generated', application],
      ['access.revoked', { type: 'access', name: 'Renamed' }],
      ['application.deleted', application],
    ]);
    for (const { actor, origin } of entries)
      expect({ actor, origin }).toEqual({ actor: { type: 'operator' }, origin: null });
    for (const secret of [password, clientSecret, token]) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('gives all applications of an organization the scopes of a new kind', async () => {
    const { out } = await admin(env, 'organization', 'create', 'With applications', '--json');
    const own = ['--organization', String(JSON.parse(out).organization_id)];
    for (const scopes of ['tasks.read', 'quotes.read'])
      await admin(env, 'application', 'create', ...own, '--name', scopes, '--type', 'private', '--scopes', scopes);
    const added = ['application', 'update', ...own, '--add-scopes', 'quotes.read quotes.write'];
    const updated = JSON.parse((await admin(env, ...added, '--json')).out);
    expect(updated.map(({ name, scopes }: { name: string; scopes: string[] }) => [name, scopes.toSorted()])).toEqual([
      ['tasks.read', ['quotes.read', 'quotes.write', 'tasks.read']],
      ['quotes.read', ['quotes.read', 'quotes.write']],
    ]);
    expect(await admin(env, 'application', 'update', ...own, '--add-scopes', 'boats.read')).toMatchObject({ code: 1 });
    expect(await admin(env, 'application', 'update', ...own, '--name', 'One')).toMatchObject({ code: 2 });
    const one = ['--application', clientId, '--add-scopes', 'quotes.read', '--json'];
    const { scopes } = JSON.parse((await admin(env, 'application', 'update', ...one)).out);
    expect(scopes.toSorted()).toEqual(['quotes.read', 'tasks.read', 'tasks.write']);
    await admin(env, 'application', 'update', '--application', clientId, '--scopes', 'tasks.read,tasks.write');
  });

  it.each([
    ['revoke', 'Revoked all tokens of Short-lived', 0, 'name'],
    ['delete', 'Deleted Short-lived', 1, 'No application'],
  ])('revokes the tokens of an application with application %s', async (command, message, code, shown) => {
    const service = await openTokenService(store);
    const fields = ['--name', 'Short-lived', '--type', 'private', '--scopes', 'tasks.read', '--json'];
    const { client_id } = JSON.parse((await inOrganization('application', 'create', ...fields)).out);
    const named = ['--application', client_id];
    const { out: token } = await admin(env, 'token', 'generate', ...named, '--scopes', 'all');
    await service.check.authenticate(token);
    const { out } = await admin(env, 'application', command, ...named);
    expect(out).toMatch(new RegExp(`^${message} \\(${client_id}\\)\\. Running nodes reject .* within one second\\.$`));
    await waitFor(() =>
      expect(() => service.check.authenticate(token)).toThrow(expect.objectContaining({ code: 'token_revoked' })),
    );
    const after = await admin(env, 'application', 'show', ...named);
    expect([after.code, after.out + after.err]).toEqual([code, expect.stringContaining(shown)]);
  });

  it.each([
    [['member', 'list', '--organization', '4711'], 'No organization 4711.'],
    [['application', 'list', '--organization', '4711'], 'No organization 4711.'],
    [['token', 'generate', '--application', 'app_nobody', '--scopes', 'all'], 'No application app_nobody.'],
    [['secret', 'rotate', '--application', 'app_nobody'], 'No application app_nobody.'],
    [['member', 'password', '--email', 'no@example.com'], /^No member has the address no@example\.com\./],
    [['token', 'revoke', 'nonsense'], 'The access token is malformed.'],
    [['organization', 'create', ''], 'name: must have 1 to 255 characters'],
  ])('rejects %j', async (argv, message) => {
    expect(await admin(env, ...argv)).toEqual({ code: 1, out: '', err: expect.stringMatching(message) });
  });

  it.each([
    ['application', 'show'],
    ['application', 'delete'],
    ['secret', 'rotate'],
    ['token', 'generate', '--scopes', 'all'],
    ['application', 'update', '--name', 'Other'],
  ])('rejects %s %s for an application of Worklane itself', async (...argv) => {
    const { code, err } = await admin(env, ...argv, '--application', 'worklane-cli');
    expect([code, err]).toEqual([2, expect.stringMatching(/^worklane-cli is an application of Worklane itself/)]);
  });

  const createApplication = (...argv: string[]) => inOrganization('application', 'create', '--name', 'App', ...argv);

  it('creates, lists and shows a private application, and prints its secret once', async () => {
    const { code, out, err } = await createApplication('--type', 'private', '--scopes', 'all');
    expect([code, err]).toEqual([0, expect.stringMatching(/^The secret is shown only once/)]);
    const [, clientId = ''] = /^client_id +(app_\S+)$/m.exec(out) ?? [];
    expect(out).toMatch(/^client_secret wls_[\w-]{43}$/m);
    const list = await inOrganization('application', 'list');
    expect(list.out).toMatch(new RegExp(`^${clientId} +private +App +1 +${Object.keys(scopes).length}$`, 'm'));
    const shown = await admin(env, 'application', 'show', '--application', clientId);
    expect(shown.out).toMatch(/^secret +created \d{4}-/m);
    expect(shown.out + list.out).not.toContain('wls_');
    const json = await admin(env, 'application', 'show', '--application', clientId, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ client_id: clientId, type: 'private', redirect_uris: [] });
  });

  it('creates a public application without a secret, and updates it', async () => {
    const uris = ['--redirect-uri', 'http://127.0.0.1:8976/callback', '--redirect-uri', 'com.example.app:/callback'];
    const fields = ['--type', 'public', '--scopes', 'tasks.read', ...uris, '--without-secret', '--json'];
    const created = await createApplication(...fields);
    const application = JSON.parse(created.out);
    expect(application).toMatchObject({ type: 'public', redirect_uris: [uris[1], uris[3]], secrets: [] });
    expect(application).not.toHaveProperty('client_secret');
    expect(created.err).toBe('');
    const update = (...changes: string[]) =>
      admin(env, 'application', 'update', '--application', application.client_id, ...changes);
    const changed = await update('--name', 'Field app', '--scopes', 'deals.read');
    expect(changed).toMatchObject({ code: 0, out: expect.stringMatching(/^name +Field app$/m) });
    expect(changed.out).toMatch(/^scopes +deals\.read$/m);
    expect(await update()).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Nothing to update/),
    });
  });

  it('rotates a secret and keeps the old one valid for the given days', async () => {
    const created = await createApplication('--type', 'private', '--scopes', 'all', '--json');
    const { client_id, client_secret } = JSON.parse(created.out);
    const rotate = (...argv: string[]) => admin(env, 'secret', 'rotate', '--application', client_id, ...argv);
    const first = await rotate();
    expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/^wls_/) });
    expect(first.err).toMatch(/shown only once.*\nThe old secret is valid until 20/);
    expect(await rotate()).toMatchObject({ code: 1, err: expect.stringMatching(/^keep_days: must be 0 until/) });
    const second = await rotate('--keep-days', '0');
    expect(second.err).toMatch(/The old secret is no longer valid, and its access tokens are revoked\.$/);
    expect(await rotate('--keep-days', '8')).toMatchObject({ code: 2, err: expect.stringMatching(/from 0 to 7/) });
    const { secretHashes = [] } = (await findClient(store.db, client_id, new Date())) ?? {};
    const accepted = [client_secret, first.out, second.out].map((secret) => matchesClientSecret(secret, secretHashes));
    expect(accepted).toEqual([false, false, true]);
  });

  it('distributes no database that is not the coordinator of a cluster', async () => {
    const refused = { code: 2, err: expect.stringContaining('does not have the extension Citus') };
    expect(await admin(env, 'distribute')).toMatchObject(refused);
  });

  it('sets a password from standard input, or generates and prints one', async () => {
    await inOrganization('member', 'add', '--name', 'Nora Berg', '--email', 'Nora@example.com');
    const argv = ['member', 'password', '--email', 'nora@example.com'];
    const passwordHash = async () => {
      const account = store.db.selectFrom('accounts').selectAll().where('email', '=', 'nora@example.com');
      const { name, password_hash } = await account.executeTakeFirstOrThrow();
      expect(name).toBe('Nora Berg');
      return password_hash;
    };
    const set = await adminWith('correct horse battery', env, ...argv);
    expect(set).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Changed the password of Nora Berg <nora@example\.com>/),
    });
    expect(await verifyPassword('correct horse battery', await passwordHash())).toBe(true);
    const generated = await admin(env, ...argv, '--generate');
    expect(generated.out).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/);
    expect(generated.err).toMatch(/It is shown only once\.$/);
    expect(await verifyPassword(generated.out, await passwordHash())).toBe(true);
    expect(await adminWith('short', env, ...argv)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^password: must have at least/),
    });
  });

  it('prints a link with which a person of any organization sets a password', async () => {
    await inOrganization('member', 'add', '--name', 'Lina Holm', '--email', 'Lina@example.com');
    const argv = ['member', 'password', '--email', 'lina@example.com', '--link'];
    const { code, out, err } = await admin({ ...env, BASE_URL: 'https://worklane.example' }, ...argv);
    expect([code, out]).toEqual([0, expect.stringMatching(/^https:\/\/worklane\.example\/password-reset\/[\w-]{43}$/)]);
    expect(err).toMatch(/^Anyone who has the link can set the password of Lina Holm <lina@example\.com>\./);
    expect(await admin(env, ...argv, '--generate')).toMatchObject({ code: 2, out: '' });
  });

  it('explains a WORKLANE_SECRET that does not match the database', async () => {
    await generate('--scopes', 'all');
    const other = { ...env, WORKLANE_SECRET: 'another secret, also of 32 bytes or more' };
    const argv = ['token', 'generate', '--application', clientId, '--scopes', 'all'];
    expect(await admin(other, ...argv)).toMatchObject({ code: 1, err: expect.stringMatching(/Set WORKLANE_SECRET/) });
  });
});

describe('admin check', () => {
  const env = { WORKLANE_SECRET: secret, BASE_URL: baseUrl };
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const insert = (kind: string, id: number, document: object) =>
    sql`
      insert into records (organization_id, kind, id, version, document, search, created_at, updated_at)
      values (7, ${kind}, ${id}, 1, ${JSON.stringify(document)}, '', now(), now())`.execute(store.db);

  it('lists all stored records that violate the contract, each field with its reason, without values', async () => {
    await sql`create table records_invoice partition of records for values in ('invoice')`.execute(store.db);
    expect((await admin(env, 'check')).out).toBe('The contract accepts all stored records.');
    const task = { title: 'Secret plan', custom_fields: {}, tags: [], status: 'open', priority: 'normal' };
    await insert('task', 1, task);
    for (let id = 2; id <= 250; id++) await insert('task', id, { ...task, status: 'waiting', colour: 'red' });
    await insert('company', 1, { custom_fields: {} });
    await insert('invoice', 1, {});
    const { out } = await admin(env, 'check', '--json');
    const found: object[] = JSON.parse(out);
    const of = { organization_id: 7, kind: 'task' };
    expect(found).toHaveLength(2 * 249 + 2);
    expect(found).toEqual(
      expect.arrayContaining([
        { ...of, id: 250, pointer: '/status', reason: 'not_in_enum' },
        { ...of, id: 250, pointer: '/colour', reason: 'unknown_field' },
        { ...of, kind: 'company', id: 1, pointer: '/name', reason: 'invalid_type' },
        { ...of, kind: 'invoice', id: 1, pointer: '', reason: 'unknown_kind' },
      ]),
    );
    const text = (await admin(env, 'check')).out;
    expect(text.split('\n')).toHaveLength(found.length + 1);
    for (const value of ['Secret plan', 'waiting', 'red']) expect(out + text).not.toContain(value);
  });
});

describe('parseCommandLine', () => {
  it.each([[[]], [['--help']], [['token', '--help']]])('prints every command for %j', async (argv) => {
    const { code, out } = await admin({}, ...argv);
    expect(code).toBe(0);
    for (const { usage } of commands) expect(out).toContain(usage);
  });

  it.each([
    [['tokens'], /^Unknown command "tokens"\./],
    [['token', 'make'], /^Unknown command "token make"\./],
    [
      ['organization', 'create'],
      /^Arguments of organization create: expected 1, found 0\.\nUsage: organization create NAME/,
    ],
    [['organization', 'list', 'all'], /found 1\.\nUsage: organization list/],
    [['token', 'create', '--scopes', 'all'], /^Unknown command "token create"\./],
    [['token', 'generate', '--scopes', 'all'], /^Missing option: --application\./],
    [['organization', 'list', '--days', '3'], /Unknown option '--days'/],
    [['member', 'list', '--organization'], /argument missing/],
  ])('rejects %j', async (argv, message) => {
    const { code, out, err } = await admin({}, ...argv);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(message)]);
  });

  it('names invalid settings', async () => {
    expect(await admin({ PORT: 'x' }, 'organization', 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/PORT/),
    });
  });
});

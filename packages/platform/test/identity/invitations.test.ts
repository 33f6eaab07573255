import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../src/audit/audit-log.ts';
import {
  createInvitation,
  createInvitationAsOperator,
  purgeExpiredLinks,
} from '../../src/identity/invitations/invitations.ts';
import { addMember, removeMember } from '../../src/identity/members.ts';
import { listMemberships } from '../../src/identity/memberships.ts';
import { RecordIds } from '../../src/records/record.ts';
import { openTestStore, roundsOf } from '../environment/test-store.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { formOf, TestBrowser, type TestResponse } from './test-browser.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from './test-node.ts';

const clock = new TestClock();
let organizationId: number;
let ownerId: number;
let count = 0;

const store = await openTestStore();
const node = await openNode({ store, clock });
await addAccount(store, clock);
beforeEach(async () => {
  ({ organization_id: organizationId, id: ownerId } = await addOrganization(store, clock, 'Harbour & Pine', 'owner'));
});

const password = 'a password of the tests';
const fresh = 'a fresh password of the tests';
keepOutOfLogs(password);
keepOutOfLogs(fresh);

/** A person without an account. */
const newcomer = () => ({ email: `n${++count}@example.com`, name: 'Noor Haddad', password });

const members = () => ({ db: store.db, ids: new RecordIds(store.db), clock: clock.read });

/** Stores a grant of an account, and returns a function that reads what is left of it. */
async function addGrant(accountId: number) {
  const grant_id = `grant${++count}`;
  const artifact = { grant_id, organization_id: organizationId, client_id: 'app_x', account_id: accountId };
  const times = { created_at: clock.now.toISOString(), expires_at: new Date(clock.now.getTime() + 9e8).toISOString() };
  for (const model of ['Grant', 'RefreshToken']) {
    await store.db
      .insertInto('oauth_artifacts')
      .values({ model, id_hash: `${model} ${grant_id}`, payload: '{}', ...artifact, ...times })
      .execute();
  }
  return async () => {
    const artifacts = await store.db
      .selectFrom('oauth_artifacts')
      .select('model')
      .where('grant_id', '=', grant_id)
      .execute();
    const revocation = store.db.selectFrom('revocations').select('revoked').where('revoked', '=', grant_id);
    return { artifacts, revoked: (await revocation.executeTakeFirst()) !== undefined };
  };
}

/** Returns the path of a new invitation. */
async function invite(email: string, role: 'owner' | 'member' | 'viewer' = 'viewer'): Promise<string> {
  const { link } = await createInvitation(
    { db: store.db, clock: clock.read, baseUrl: 'http://127.0.0.1:4000' },
    organizationId,
    { email, role, name: 'Noor' },
    {
      member: { memberId: ownerId, email: eva.email, name: eva.name },
      origin: { ip: '203.0.113.7', user_agent: null, request_id: 'req_1' },
    },
  );
  return new URL(link).pathname;
}

const browserOf = () => new TestBrowser(node, `198.51.100.${(count % 250) + 1}`);

const membershipOf = async (email: string) =>
  (await listMemberships(store.db, email)).find((each) => each.organizationId === organizationId);

const accept = async (browser: TestBrowser, path: string, fields: Record<string, string> = {}) =>
  browser.post(path, { ...formOf(await browser.get(path)), ...fields });

const invalid = 'This link is not valid';
const isInvalid = ({ statusCode, body }: TestResponse) => statusCode === 404 && body.includes(invalid);

const actions = async () => {
  const entries = store.db.selectFrom('audit_log').select('action').where('organization_id', '=', organizationId);
  return (await entries.orderBy('id').execute()).map(({ action }) => action);
};

describe('a person without an account', () => {
  it('sets a name and a password, and is signed in to the organization with the role of the invitation', async () => {
    const { email, name } = newcomer();
    const path = await invite(email);
    const browser = browserOf();
    const page = await browser.get(path);
    expect(page.statusCode).toBe(200);
    for (const text of ['Harbour &amp; Pine', 'Eva Lindqvist', 'Viewer', email, 'value="Noor"']) {
      expect(page.body).toContain(text);
    }
    const response = await browser.post(path, { ...formOf(page), name, password });
    expect([response.statusCode, response.headers.location]).toEqual([303, `/dashboard/${organizationId}`]);
    expect(await membershipOf(email)).toMatchObject({ role: 'viewer' });
    expect((await browser.get('/account')).body).toContain(name);
    expect((await browserOf().signIn({ email, password })).statusCode).toBe(303);
    expect(await actions()).toEqual(expect.arrayContaining(['member.invited', 'member.joined']));
    expect(isInvalid(await browserOf().get(path))).toBe(true);
  });

  it.each([
    ['a short password', { name: 'Noor', password: 'short' }, 'at least 12 characters'],
    ['no name', { name: '  ', password }, 'Your name'],
    ['a name that controls a terminal', { name: 'Eve\u001b[2J', password }, 'without control characters'],
  ])('gets an error for %s, and can try again', async (_case, fields, text) => {
    const { email, name } = newcomer();
    const path = await invite(email);
    const browser = browserOf();
    const response = await accept(browser, path, fields);
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining(text)]);
    expect(response.body).not.toContain(`value="${fields.password}"`);
    expect((await accept(browser, path, { name, password })).statusCode).toBe(303);
  });

  it('replaces the session of another account in the browser', async () => {
    const { email, name } = newcomer();
    const path = await invite(email);
    const browser = browserOf();
    await browser.signIn(eva);
    const page = await browser.get(path);
    expect(page.body).toContain(`You are signed in as ${eva.email}`);
    await browser.post(path, { ...formOf(page), name, password });
    expect((await browser.get('/account')).body).toContain(email);
  });

  it('cannot set a password that would give access to another organization', async () => {
    const { email, name } = newcomer();
    const { organization_id } = await addOrganization(store, clock, 'Alder Street', 'owner');
    await addMember(members(), organization_id, { name, email, role: 'owner' });
    const path = await invite(email);
    const browser = browserOf();
    const response = await accept(browser, path, { name, password });
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('cannot be created here')]);
    expect(await store.db.selectFrom('accounts').select('email').where('email', '=', email).execute()).toEqual([]);
    expect((await browser.get(path)).statusCode).toBe(200);
  });

  it('has one account and one membership when several browsers accept at the same time', async () => {
    for (let round = 0; round < roundsOf(10); round++) {
      const { email, name } = newcomer();
      const path = await invite(email);
      const browsers = [browserOf(), browserOf(), browserOf()];
      const pages = await Promise.all(browsers.map((browser) => browser.get(path)));
      const responses = await Promise.all(
        browsers.map((browser, index) =>
          browser.post(path, { ...formOf(pages[index] as TestResponse), name, password: `${password} ${index}` }),
        ),
      );
      expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 404, 404]);
      const winner = responses.findIndex(({ statusCode }) => statusCode === 303);
      expect((await browserOf().signIn({ email, password: `${password} ${winner}` })).statusCode).toBe(303);
      expect(await listMemberships(store.db, email)).toHaveLength(1);
    }
  });

  it('gets one password when two organizations invite the address at the same time', async () => {
    for (let round = 0; round < roundsOf(10); round++) {
      const { email, name } = newcomer();
      const first = await invite(email);
      ({ organization_id: organizationId, id: ownerId } = await addOrganization(store, clock, 'Alder Street', 'owner'));
      const second = await invite(email);
      const statuses = await Promise.all(
        [first, second].map(async (path) => (await accept(browserOf(), path, { name, password })).statusCode),
      );
      expect(statuses.filter((status) => status === 303)).toHaveLength(1);
      expect(await listMemberships(store.db, email)).toHaveLength(1);
    }
  });
});

describe('a form that is submitted twice', () => {
  const inTheDashboard = [303, `/dashboard/`] as const;
  const outcomeOf = ({ statusCode, headers }: TestResponse) => [statusCode, headers.location?.replace(/\d+$/, '')];

  it('creates one account, and signs in with each response', async () => {
    const { email, name } = newcomer();
    const path = await invite(email);
    const browser = browserOf();
    const form = { ...formOf(await browser.get(path)), name, password };
    // Both are sent before there is a response.
    const responses = await Promise.all([browser.post(path, form), browser.post(path, form)]);
    expect(responses.map(outcomeOf)).toEqual([inTheDashboard, inTheDashboard]);
    expect((await browser.get('/account')).body).toContain(email);
    // After the first response, with its cookie and without it.
    expect(outcomeOf(await browser.post(path, form))).toEqual(inTheDashboard);
    browser.cookies.delete('worklane_session');
    expect(outcomeOf(await browser.post(path, form))).toEqual(inTheDashboard);
    expect((await browser.get('/account')).body).toContain(email);
    expect(await listMemberships(store.db, email)).toHaveLength(1);
    expect((await actions()).filter((action) => action === 'member.joined')).toHaveLength(1);
  });

  it('joins once in a session, which the first submission ends', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const path = await invite(person.email);
    const browser = browserOf();
    await browser.signIn(person);
    const form = { ...formOf(await browser.get(path)), password: fresh };
    const cookies = new Map(browser.cookies);
    expect(outcomeOf(await browser.post(path, form))).toEqual(inTheDashboard);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(outcomeOf(await browser.post(path, form))).toEqual(inTheDashboard);
    expect((await browser.get('/account')).body).toContain(person.email);
  });

  it('is not repeated with another password, by another browser, from another site, or later', async () => {
    const { email, name } = newcomer();
    const path = await invite(email);
    const browser = browserOf();
    const form = { ...formOf(await browser.get(path)), name, password };
    await browser.post(path, form);
    browser.cookies.delete('worklane_session');
    expect(isInvalid(await browser.post(path, { ...form, password: fresh }))).toBe(true);
    const other = browserOf();
    const otherForm = formOf(await other.get(await invite('somebody@example.com')));
    expect(isInvalid(await other.post(path, { ...form, ...otherForm }))).toBe(true);
    expect(isInvalid(await browser.post(path, form, { 'sec-fetch-site': 'cross-site' }))).toBe(true);
    const { now } = clock;
    clock.forward(600);
    const late = await browser.post(path, form);
    await purgeExpiredLinks(store.db, clock.now);
    clock.now = now;
    expect(isInvalid(late)).toBe(true);
    expect(await store.db.selectFrom('used_links').select('email').where('email', '=', email).execute()).toEqual([]);
  });
});

describe('a person with an account', () => {
  it('signs in, returns to the invitation and joins with a new password', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const path = await invite(person.email);
    const browser = browserOf();
    const page = await browser.get(path);
    const signIn = `/sign-in?return_to=${encodeURIComponent(path)}`;
    expect(page.body).toContain(`href="${signIn}"`);
    expect((await browser.signIn(person, signIn)).headers.location).toBe(path);
    const short = await accept(browser, path, { password: 'short' });
    expect([short.statusCode, short.body]).toEqual([422, expect.stringContaining('at least 12 characters')]);
    expect(await membershipOf(person.email)).toBeUndefined();
    const joined = await accept(browser, path, { password: fresh });
    expect([joined.statusCode, joined.headers.location]).toEqual([303, `/dashboard/${organizationId}`]);
    expect(await membershipOf(person.email)).toMatchObject({ role: 'viewer' });
    expect((await browser.get('/account')).body).toContain(person.email);
    expect((await accept(browser, path, { password: fresh })).statusCode).toBe(404);
  });

  it('locks out whoever has created the account, or knows its password', async () => {
    const person = newcomer();
    const accountId = await addAccount(store, clock, person);
    const [earlier, own] = [browserOf(), browserOf()];
    await earlier.signIn(person);
    const grant = await addGrant(accountId);
    const path = await invite(person.email, 'owner');
    await own.signIn(person);
    // Without the link, nothing changes.
    expect((await earlier.get('/account')).body).toContain(person.email);
    expect(await membershipOf(person.email)).toBeUndefined();
    expect((await accept(own, path, { password: fresh })).statusCode).toBe(303);
    expect((await earlier.get('/account')).headers.location).toBe('/sign-in');
    expect((await browserOf().signIn(person)).statusCode).toBe(422);
    expect((await browserOf().signIn({ ...person, password: fresh })).statusCode).toBe(303);
    expect(await grant()).toEqual({ artifacts: [], revoked: true });
  });

  it('cannot join in a session that ended while the form was sent', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const path = await invite(person.email);
    const browser = browserOf();
    await browser.signIn(person);
    const form = { ...formOf(await browser.get(path)), password: fresh };
    const sent = browser.post(path, form);
    // Hashing the password takes longer than this.
    await store.db.deleteFrom('sessions').execute();
    expect((await sent).statusCode).not.toBe(303);
    expect(await membershipOf(person.email)).toBeUndefined();
  });

  it('is asked to switch when signed in with another address, and cannot join with it', async () => {
    const [invited, other] = [newcomer(), newcomer()];
    await addAccount(store, clock, invited);
    await addAccount(store, clock, other);
    const path = await invite(invited.email);
    const browser = browserOf();
    await browser.signIn(other);
    const page = await browser.get(path);
    expect(page.body).toContain(`You are signed in as ${other.email}`);
    await browser.post(path, { ...formOf(page), name: 'Mallory', password: fresh });
    expect([await membershipOf(other.email), await membershipOf(invited.email)]).toEqual([undefined, undefined]);
    const switching = formOf({ ...page, body: page.body.slice(page.body.indexOf('action="/sign-out"')) });
    const { location } = (await browser.post('/sign-out', switching)).headers;
    expect(location).toBe(`/sign-in?return_to=${encodeURIComponent(path)}`);
  });

  it('cannot be given a new password by an invitation', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const browser = browserOf();
    const form = formOf(await browser.get(await invite('somebody@example.com')));
    const path = await invite(person.email);
    await browser.post(path, { ...form, name: 'Mallory', password: 'a password of Mallory' });
    expect((await browserOf().signIn(person)).statusCode).toBe(303);
    expect(await membershipOf(person.email)).toBeUndefined();
  });

  it('joins again as the same member after a removal, and an older invitation does not bring anybody back', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const { id } = await addMember(members(), organizationId, { ...person, role: 'member' });
    await removeMember(members(), organizationId, id);
    const path = await invite(person.email, 'owner');
    const browser = browserOf();
    await browser.signIn(person);
    expect((await accept(browser, path, { password: fresh })).statusCode).toBe(303);
    expect(await membershipOf(person.email)).toMatchObject({ memberId: id, role: 'owner' });

    const other = newcomer();
    await addAccount(store, clock, other);
    const older = await invite(other.email);
    const added = await addMember(members(), organizationId, { ...other, role: 'member' });
    await removeMember(members(), organizationId, added.id);
    expect(isInvalid(await browserOf().get(older))).toBe(true);
  });

  it('needs the CSRF token of the session, from the same site', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const path = await invite(person.email);
    const browser = browserOf();
    await browser.signIn(person);
    const form = { ...formOf(await browser.get(path)), password: fresh };
    expect((await browser.post(path, { ...form, csrf: 'x' })).statusCode).toBe(403);
    expect((await browser.post(path, form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await membershipOf(person.email)).toBeUndefined();
    expect((await browser.post(path, form)).statusCode).toBe(303);
  });
});

it('has one page for all addresses, so that an owner does not learn which of them have an account', async () => {
  const [known, withoutPassword, unknown] = [newcomer(), newcomer(), newcomer()];
  await addAccount(store, clock, known);
  const { organization_id } = await addOrganization(store, clock, 'Alder Street', 'owner');
  for (const person of [known, withoutPassword]) {
    await addMember(members(), organization_id, { ...person, role: 'owner' });
  }
  const other = newcomer();
  await addAccount(store, clock, other);
  const signedIn = browserOf();
  await signedIn.signIn(other);
  for (const browser of [browserOf(), signedIn]) {
    const pages = [];
    for (const { email } of [known, withoutPassword, unknown]) {
      const path = await invite(email);
      const { statusCode, body } = await browser.get(path);
      const csrf = formOf({ body } as TestResponse).csrf as string;
      const token = path.split('/').at(-1) as string;
      pages.push([statusCode, body.replaceAll(email, '').replaceAll(token, '').replaceAll(csrf, '')]);
    }
    expect(pages.slice(1)).toEqual([pages[0], pages[0]]);
  }
  for (const { email } of [known, withoutPassword]) {
    const refused = await accept(browserOf(), await invite(email), { name: 'Mallory', password: fresh });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('sign in to join')]);
  }
});

describe('an invitation by an operator', () => {
  const inviteAsOperator = async (email: string) => {
    const dependencies = { clock: clock.read, baseUrl: 'http://127.0.0.1:4000' };
    const invitee = { email, name: 'Noor', role: 'owner' } as const;
    const { link } = await store.db
      .transaction()
      .execute((db) => createInvitationAsOperator({ ...dependencies, db }, organizationId, invitee, operator));
    return new URL(link).pathname;
  };

  it('sets a new password without a sign-in, and joins', async () => {
    const person = newcomer();
    const accountId = await addAccount(store, clock, person);
    const { organization_id } = await addOrganization(store, clock, 'Alder Street', 'owner');
    await addMember(members(), organization_id, { ...person, role: 'viewer' });
    const earlier = browserOf();
    await earlier.signIn(person);
    const grant = await addGrant(accountId);
    const path = await inviteAsOperator(person.email);
    expect(await membershipOf(person.email)).toBeUndefined();
    const browser = browserOf();
    const page = await browser.get(path);
    for (const text of ['The operator invited you', 'Owner', 'set a new password', person.email]) {
      expect(page.body).toContain(text);
    }
    expect((await browser.post(path, { csrf: 'x', password: fresh })).statusCode).toBe(403);
    const joined = await accept(browser, path, { password: fresh });
    expect([joined.statusCode, joined.headers.location]).toEqual([303, `/dashboard/${organizationId}`]);
    expect(await membershipOf(person.email)).toMatchObject({ role: 'owner' });
    expect((await browser.get('/account')).body).toContain(person.email);
    expect((await earlier.get('/account')).headers.location).toBe('/sign-in');
    expect((await browserOf().signIn(person)).statusCode).toBe(422);
    expect(await grant()).toEqual({ artifacts: [], revoked: true });
    expect(isInvalid(await browserOf().get(path))).toBe(true);
    expect(await actions()).toEqual(expect.arrayContaining(['member.invited', 'member.joined', 'password.reset']));
  });

  it('is replaced by one of an owner, which needs a sign-in', async () => {
    const person = newcomer();
    await addAccount(store, clock, person);
    const operators = await inviteAsOperator(person.email);
    const path = await invite(person.email);
    expect(isInvalid(await browserOf().get(operators))).toBe(true);
    const browser = browserOf();
    const form = formOf(await browser.get(await invite('somebody@example.com')));
    expect((await browser.post(path, { ...form, name: 'Mallory', password: fresh })).statusCode).not.toBe(303);
    expect((await browserOf().signIn(person)).statusCode).toBe(303);
    expect(await membershipOf(person.email)).toBeUndefined();
  });
});

describe('an invitation', () => {
  it('expires after 7 days, looks like an unknown one, and is purged', async () => {
    const { email } = newcomer();
    const path = await invite(email);
    const unknown = await browserOf().get('/invitations/unknown');
    const { now } = clock;
    clock.forward(7 * 86_400 - 1);
    expect((await browserOf().get(path)).statusCode).toBe(200);
    clock.forward(1);
    const expired = await browserOf().get(path);
    await purgeExpiredLinks(store.db, clock.now);
    clock.now = now;
    expect(isInvalid(expired)).toBe(true);
    expect(expired.body).toBe(unknown.body);
    expect(await store.db.selectFrom('invitations').select('email').where('email', '=', email).execute()).toEqual([]);
  });

  it('stays usable when the transaction that accepts it fails', async () => {
    const { email, name } = newcomer();
    const path = await invite(email);
    const browser = browserOf();
    const form = formOf(await browser.get(path));
    // The session is the last thing that is written.
    await sql`alter table sessions add constraint test_failure check (false) not valid`.execute(store.db);
    const response = await browser.post(path, { ...form, name, password });
    await sql`alter table sessions drop constraint test_failure`.execute(store.db);
    expect(response.statusCode).toBe(500);
    expect(await membershipOf(email)).toBeUndefined();
    expect(await store.db.selectFrom('accounts').select('email').where('email', '=', email).execute()).toEqual([]);
    expect((await accept(browser, path, { name, password })).statusCode).toBe(303);
  });

  it('has a page that is not cached, framed or sent as a referrer, and whose form stays on the service', async () => {
    const { headers, body } = await browserOf().get(await invite(newcomer().email));
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).not.toContain('<script');
  });

  it('cannot be guessed quickly', async () => {
    const path = await invite(newcomer().email);
    const guesser = new TestBrowser(node, '192.0.2.77');
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess++)
      statuses.push((await guesser.get(`/invitations/guess-${guess}`)).statusCode);
    expect(statuses.slice(0, 19).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await guesser.get(path)).statusCode).toBe(429);
    expect((await browserOf().get(path)).statusCode).toBe(200);
    const patient = new TestBrowser(node, '192.0.2.78');
    for (let visit = 0; visit < 25; visit++) expect((await patient.get(path)).statusCode).toBe(200);
  });
});

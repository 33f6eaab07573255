import { beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../src/audit/audit-log.ts';
import { addMember, changeMemberRole, removeMember } from '../../src/identity/members.ts';
import { createResetLinkAsOperator, createResetLinkAsOwner } from '../../src/identity/password-reset/password-reset.ts';
import { SignInThrottle } from '../../src/identity/sign-in-throttle.ts';
import { RecordIds } from '../../src/records/record.ts';
import { openTestStore } from '../environment/test-store.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { formOf, TestBrowser, type TestResponse } from './test-browser.ts';
import { addAccount, addOrganization, eva, openNode, secret, TestClock } from './test-node.ts';

const clock = new TestClock();
let organizationId: number;
let ownerId: number;
let person: { email: string; name: string; password: string; memberId: number };
let count = 0;

const store = await openTestStore();
const node = await openNode({ store, clock });
await addAccount(store, clock);

const members = () => ({ db: store.db, ids: new RecordIds(store.db), clock: clock.read });
const links = () => ({ db: store.db, clock: clock.read, baseUrl: 'http://127.0.0.1:4000' });
const newPassword = 'a new password of the tests';
keepOutOfLogs(newPassword);

beforeEach(async () => {
  const owner = await addOrganization(store, clock, 'Harbour & Pine', 'owner');
  ({ organization_id: organizationId, id: ownerId } = owner);
  const account = { email: `t${++count}@example.com`, name: 'Tom Berg', password: 'the old password' };
  await addAccount(store, clock, account);
  const { id } = await addMember(members(), organizationId, { ...account, role: 'member' });
  person = { ...account, memberId: id };
});

/** Returns the path of a link that Eva, the owner, creates. */
async function createLink(): Promise<string> {
  const { link } = await createResetLinkAsOwner(links(), organizationId, person, {
    member: { memberId: ownerId, email: eva.email, name: eva.name },
    origin: { ip: '203.0.113.7', user_agent: null, request_id: 'req_1' },
  });
  return new URL(link).pathname;
}

const browserOf = () => new TestBrowser(node, `198.51.100.${(count % 250) + 1}`);

const setPassword = async (browser: TestBrowser, path: string, password = newPassword) =>
  browser.post(path, { ...formOf(await browser.get(path)), password });

const isInvalid = ({ statusCode, body }: TestResponse) => statusCode === 404 && body.includes('This link is not valid');

const canSignIn = async (password: string) =>
  (await browserOf().signIn({ email: person.email, password })).statusCode === 303;

describe('a password reset link', () => {
  it('sets the password once, and ends all sessions', async () => {
    const signedIn = browserOf();
    await signedIn.signIn(person);
    const path = await createLink();
    const browser = browserOf();
    expect((await browser.get(path)).body).toContain(person.email);
    const response = await setPassword(browser, path);
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('Password set')]);
    expect((await signedIn.get('/account')).headers.location).toBe('/sign-in');
    expect([await canSignIn(newPassword), await canSignIn(person.password)]).toEqual([true, false]);
    expect(isInvalid(await browser.get(path))).toBe(true);
    const entries = await store.db
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('organization_id', '=', organizationId)
      .where('action', 'like', 'password.%')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'password.reset_link_created', actor: { member_id: ownerId } },
      { action: 'password.reset', actor: { member_id: person.memberId } },
    ]);
  });

  it('lets the person sign in at once, whatever strangers have guessed', async () => {
    const throttle = new SignInThrottle({ db: store.db, clock: clock.read, secret });
    for (let guess = 1; guess <= 5; guess++) {
      await throttle.take({ email: person.email, ip: `192.0.2.${guess}`, browser: undefined });
    }
    const browser = browserOf();
    expect((await browser.signIn(person)).statusCode).toBe(429);
    await setPassword(browser, await createLink());
    expect((await browser.signIn({ email: person.email, password: newPassword })).statusCode).toBe(303);
  });

  it('has one outcome when its form is submitted several times', async () => {
    const path = await createLink();
    const browser = browserOf();
    const form = { ...formOf(await browser.get(path)), password: newPassword };
    const submit = async () => (await browser.post(path, form)).body;
    const [first, second] = await Promise.all([submit(), submit()]);
    expect([first, second, await submit()]).toEqual(Array(3).fill(expect.stringContaining('Password set')));
    expect((await browser.post(path, { ...form, password: 'another password' })).body).toBe(first);
    expect([await canSignIn(newPassword), await canSignIn('another password')]).toEqual([true, false]);
  });

  it('is used up by one of two browsers', async () => {
    const path = await createLink();
    const statuses = await Promise.all(
      [browserOf(), browserOf()].map(async (browser) => (await setPassword(browser, path)).statusCode),
    );
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  it('gets an error for a short password, and can be used again', async () => {
    const path = await createLink();
    const browser = browserOf();
    const response = await setPassword(browser, path, 'short');
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('at least 12 characters')]);
    expect((await setPassword(browser, path)).statusCode).toBe(200);
  });

  it('requires the CSRF token of the form', async () => {
    const path = await createLink();
    expect((await browserOf().post(path, { csrf: 'x', password: newPassword })).statusCode).toBe(403);
    expect(await canSignIn(person.password)).toBe(true);
  });

  it('expires after 24 hours', async () => {
    const path = await createLink();
    const { now } = clock;
    clock.forward(86_400);
    const response = await browserOf().get(path);
    clock.now = now;
    expect(isInvalid(response)).toBe(true);
  });

  it('stops working when the person joins an organization of another owner', async () => {
    const path = await createLink();
    const browser = browserOf();
    const form = formOf(await browser.get(path));
    const other = await addOrganization(store, clock, 'Alder Street', 'member');
    await addMember(members(), other.organization_id, { ...person, role: 'viewer' });
    expect((await browser.post(path, { ...form, password: newPassword })).statusCode).toBe(404);
    expect(isInvalid(await browser.get(path))).toBe(true);
    expect(await canSignIn(person.password)).toBe(true);
  });

  it('stops working when its creator is no longer an owner, and when the person is removed', async () => {
    const path = await createLink();
    const second = { name: 'Ada Holm', email: `a${count}@example.com` };
    const { id } = await addMember(members(), organizationId, { ...second, role: 'owner' });
    await changeMemberRole(members(), organizationId, ownerId, 'member');
    expect(isInvalid(await browserOf().get(path))).toBe(true);
    await changeMemberRole(members(), organizationId, ownerId, 'owner');
    expect((await browserOf().get(path)).statusCode).toBe(200);
    await removeMember(members(), organizationId, person.memberId);
    expect(isInvalid(await browserOf().get(path))).toBe(true);
    expect(id).not.toBe(ownerId);
  });

  it('is replaced by a newer one', async () => {
    const first = await createLink();
    const second = await createLink();
    expect([(await browserOf().get(first)).statusCode, (await browserOf().get(second)).statusCode]).toEqual([404, 200]);
  });

  it('of an operator works for accounts of several organizations, and creates an account', async () => {
    const other = await addOrganization(store, clock, 'Alder Street', 'member');
    const newcomer = { name: 'Ada Holm', email: `A${count}@example.com` };
    await addMember(members(), organizationId, { ...newcomer, role: 'viewer' });
    await addMember(members(), other.organization_id, { ...newcomer, role: 'owner' });
    const { link } = await createResetLinkAsOperator(links(), newcomer, operator);
    expect((await setPassword(browserOf(), new URL(link).pathname)).statusCode).toBe(200);
    const credentials = { email: newcomer.email, password: newPassword };
    expect((await browserOf().signIn(credentials)).statusCode).toBe(303);
  });
});

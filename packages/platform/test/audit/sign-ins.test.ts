import { beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../environment/test-store.ts';
import { TestBrowser } from '../identity/test-browser.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from '../identity/test-node.ts';

const clock = new TestClock();
/** The number of entries before a test. */
let before: number;

const store = await openTestStore();
const node = await openNode({ store, clock });
await addAccount(store, clock);
const harbour = await addOrganization(store, clock, 'Harbour & Pine', 'owner');
const members = [harbour, await addOrganization(store, clock, 'Alder Street', 'member')];

const all = () => store.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const entries = async () => (await all()).slice(before);
const actions = async () => (await entries()).map(({ organization_id, action }) => [organization_id, action]);

beforeEach(async () => {
  before = (await all()).length;
  // The throttle starts again.
  clock.forward(2 * 86_400);
});

const inEach = (...names: string[]) => names.flatMap((name) => members.map((each) => [each.organization_id, name]));

describe('signing in', () => {
  it('is recorded in each organization of the person, with the client behind the proxy', async () => {
    await new TestBrowser(node, '198.51.100.7').signIn(eva);
    expect(await entries()).toMatchObject(
      members.map(({ id, organization_id, email }) => ({
        organization_id,
        action: 'sign_in.succeeded',
        actor: { type: 'member', member_id: id, name: eva.name, email },
        target: null,
        origin: { ip: '198.51.100.7', user_agent: 'TestBrowser/1', request_id: expect.stringMatching(/^req_/) },
        created_at: clock.now.toISOString(),
        details: {},
      })),
    );
  });

  it('with a wrong password is recorded for the address of a member as that of a stranger, and never with the password', async () => {
    const password = 'a wrong battery staple';
    await new TestBrowser(node).signIn({ email: 'EVA@example.com', password });
    await new TestBrowser(node).signIn({ email: 'nobody@example.com', password });
    await new TestBrowser(node).signIn({ email: 'eva@example.com\0', password });
    expect(await actions()).toEqual(inEach('sign_in.failed'));
    expect(await entries()).toMatchObject(
      members.map(({ id, name }) => ({
        actor: { type: 'anonymous' },
        target: { type: 'member', id: String(id), name },
      })),
    );
    expect(JSON.stringify(await all())).not.toContain(password);
  });

  it('is not recorded while the throttle rejects it, so that guessing does not fill the log', async () => {
    for (let count = 0; count < 30; count++) {
      // Networks from which Eva has never signed in.
      await new TestBrowser(node, `192.0.2.${count}`).signIn({ ...eva, password: 'a wrong battery' });
    }
    expect(await actions()).toEqual(Array.from({ length: 5 }, () => inEach('sign_in.failed')).flat());
  });

  it('again in the same browser ends the previous session', async () => {
    const browser = new TestBrowser(node);
    await browser.signIn(eva);
    const previous = browser.cookies.get('worklane_session') ?? '';
    browser.cookies.delete('worklane_session');
    const page = await browser.get('/sign-in');
    browser.cookies.set('worklane_session', previous);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    await browser.post('/sign-in', { csrf, ...eva });
    expect(await actions()).toEqual(inEach('sign_in.succeeded', 'sign_in.succeeded', 'session.ended'));
  });
});

describe('signing out', () => {
  it('is recorded once, in each organization', async () => {
    const browser = new TestBrowser(node);
    await browser.signIn(eva);
    const { body } = await browser.get('/account');
    const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
    await browser.post('/sign-out', { csrf });
    await browser.post('/sign-out', { csrf });
    expect(await actions()).toEqual(inEach('sign_in.succeeded', 'session.ended'));
  });
});

it('the user agent is cut after 256 characters', async () => {
  const browser = new TestBrowser(node);
  const page = await browser.get('/sign-in');
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  await browser.post('/sign-in', { csrf, ...eva }, { 'user-agent': 'x'.repeat(1000) });
  expect((await entries())[0]?.origin?.user_agent).toBe('x'.repeat(256));
});

import { hkdfSync } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { reencrypt } from '../../src/admin/reencrypt.ts';
import { Encryption, WrongSecretError } from '../../src/secrets/encryption.ts';
import { keyedHash } from '../../src/secrets/keyed-hash.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { openTestStore } from '../environment/test-store.ts';
import { formOf, TestBrowser } from '../identity/test-browser.ts';
import { addAccount, addOrganization, eva, openNode, TestClock } from '../identity/test-node.ts';

const before = 'the secret of the first year, 32 bytes';
const after = 'the secret of the second year, 32 bytes';
const security = '/account/security';

const clock = new TestClock();

const store = await openTestStore();
const organizationId = (await addOrganization(store, clock, 'Harbour & Pine', 'owner')).organization_id;
await addAccount(store, clock);

async function nodeWith(...secrets: string[]) {
  const node = await openNode({ store, clock, nodeSecret: secrets.join('\n') });
  return node;
}

/** Adds an authenticator app, and returns its secret and a recovery code. */
async function addApp(browser: TestBrowser) {
  const form = formOf(await browser.get(security));
  const { body } = await browser.post(`${security}/authenticator-app`, { ...form, code: codeOf(form.secret) });
  clock.forward(30);
  return { secret: form.secret, recoveryCode: /<code>([a-z0-9-]{34})<\/code>/.exec(body)?.[1] ?? '' };
}

const codeOf = (secret = '') =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now.getTime() });

/** Adds a webhook whose current and earlier secrets are encrypted with the first secret. */
async function addWebhook(text: string): Promise<number> {
  const now = clock.now.toISOString();
  const id = 7;
  const secret = await new Encryption(before, 'webhook secrets').encrypt(secretId(organizationId, id), text);
  const row = { organization_id: organizationId, id, url: 'https://hooks.example/x', events: '["task.created"]' };
  const state = { status: 'disabled', disabled_reason: null, description: null, failing_since: null } as const;
  const earlier = { previous_secret: secret, previous_secret_until: now };
  const older_secrets = JSON.stringify([{ secret, until: now }]);
  await store.db
    .insertInto('webhooks')
    .values({ ...row, ...state, secret, ...earlier, older_secrets, created_at: now, updated_at: now })
    .execute();
  return id;
}

async function signInWith(browser: TestBrowser, code: string) {
  await browser.signIn(eva, '/sign-in?return_to=/account');
  const form = formOf(await browser.get('/sign-in?return_to=/account'));
  return (await browser.post('/sign-in/code', { ...form, code })).statusCode;
}

describe('replacing the secret of the service', { timeout: 120_000 }, () => {
  it('interrupts nobody, and needs the old one only until everything is encrypted again', async () => {
    const old = await nodeWith(before);
    const browser = new TestBrowser(old);
    await browser.signIn(eva);
    const { secret, recoveryCode } = await addApp(browser);
    const open = formOf(await browser.get('/account'));

    const first = await nodeWith(before, after);
    const second = await nodeWith(after, before);
    // Forms of each node are accepted by the other.
    browser.node = second;
    const fromSecond = formOf(await browser.get('/account'));
    expect(fromSecond.csrf).not.toBe(open.csrf);
    browser.node = first;
    expect((await browser.post('/sign-out', { csrf: fromSecond.csrf ?? '' })).statusCode).not.toBe(403);
    expect(await signInWith(new TestBrowser(second), recoveryCode)).toBe(303);
    expect(await signInWith(new TestBrowser(second), codeOf(secret))).toBe(303);

    await expect(nodeWith(after)).rejects.toThrow(WrongSecretError);
    const webhookId = await addWebhook('whsec_x');
    expect(await reencrypt(store.db, `${after}\n${before}`)).toBeGreaterThanOrEqual(3);
    expect(await reencrypt(store.db, `${after}\n${before}`)).toBe(0);

    const last = await nodeWith(after);
    clock.forward(30);
    expect(await signInWith(new TestBrowser(last), codeOf(secret))).toBe(303);
    const webhook = await store.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    const encryption = new Encryption(after, 'webhook secrets');
    for (const each of [webhook.secret, webhook.previous_secret ?? '', webhook.older_secrets[0]?.secret ?? '']) {
      expect(await encryption.decrypt(secretId(organizationId, webhookId), each)).toBe('whsec_x');
    }
  });

  it.each(['', '\n', '\nshort'])('verifies nothing with what is no secret: %j', (more) => {
    const { all } = keyedHash(`${after}${more}`, 'known browsers');
    const forged = ['', 'short'].map((each) => keyedHash(each, 'known browsers')('text'));
    for (const each of forged) expect(all('text')).not.toContain(each);
  });

  it('continues from a text of several lines, which was one secret once', async () => {
    const lines = `${'a'.repeat(64)}\n${'b'.repeat(64)}`;
    const key = new Uint8Array(hkdfSync('sha256', lines, '', 'worklane webhook secrets', 32));
    const encrypted = await new CompactEncrypt(new TextEncoder().encode('whsec_x'))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: 'id' })
      .encrypt(key);
    expect(await new Encryption(lines, 'webhook secrets').decrypt('id', encrypted)).toBe('whsec_x');
  });
});

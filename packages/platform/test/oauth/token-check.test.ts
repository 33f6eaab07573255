import { createHmac, generateKeyPairSync } from 'node:crypto';
import { base64url, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccessTokenClaims, tokenType } from '../../src/oauth/tokens/access-token.ts';
import { ofToken } from '../../src/oauth/tokens/revoke.ts';
import { createTokenCheck } from '../../src/oauth/tokens/token-check.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { baseUrl, openTokenService, type TokenService } from '../environment/token-service.ts';

let stores: TestStore;
let service: TokenService;

beforeAll(async () => {
  stores = await openStoreOn('pglite');
  service = await openTokenService(stores.store);
});
beforeEach(() => {
  service.clock.now = new Date();
});
afterAll(async () => {
  await service.close();
  await stores.close();
});

const authenticate = async (token: string) => service.check.authenticate(token);

const refused = (code: string, detail?: RegExp) =>
  expect.objectContaining({ code, status: 401, ...(detail && { detail: expect.stringMatching(detail) }) });

/** Signs claims with the key of the service, right but for the changes. */
function sign(claims: JWTPayload = {}, header: { alg?: string; typ?: string; kid?: string } = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const right: AccessTokenClaims = {
    ...{ jti: 'token-1', sub: 'app', client_id: 'app', organization_id: 7, scope: 'tasks.read' },
    ...{ iat: now, exp: now + 60 },
  };
  const { kid, key } = service.keys.signing;
  return new SignJWT({ ...right, iss: baseUrl, aud: baseUrl, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid, ...header })
    .sign(key);
}

const encode = (value: object) => base64url.encode(JSON.stringify(value));

describe('a token of this service', () => {
  test('speaks for its organization, application and scopes', async () => {
    const { token } = await service.issue({ scopes: ['tasks.read', 'tasks.write'] });
    const principal = await authenticate(token);
    expect(principal).toEqual({
      organizationId: 7,
      clientId: 'app_lighthouse',
      scopes: new Set(['tasks.read', 'tasks.write']),
    });
    expect(service.check.isCurrent(principal)).toBe(true);
  });

  test('names its member when it acts for one', async () => {
    const { token } = await service.issue({ subject: '12' });
    expect(await authenticate(token)).toMatchObject({ subject: '12' });
  });

  test('has no scope when it was issued with none', async () => {
    const { token } = await service.issue({ scopes: [] });
    expect((await authenticate(token)).scopes).toEqual(new Set());
  });

  test('is an RFC 9068 token', async () => {
    const { token, jti, expiresAt } = await service.issue();
    const [header, claims] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    expect(header).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: service.keys.signing.kid });
    expect(claims).toEqual({
      ...{ iss: baseUrl, aud: baseUrl, sub: 'app_lighthouse', client_id: 'app_lighthouse', organization_id: 7 },
      ...{ scope: 'tasks.read', jti, iat: expect.any(Number), exp: expiresAt.getTime() / 1000 },
    });
  });

  test('is answered without waiting when it has been checked before', async () => {
    const { token } = await service.issue();
    const first = await authenticate(token);
    expect(service.check.authenticate(token)).toBe(first);
  });

  test('is checked anew when it was forgotten', async () => {
    const { keys, revocations, clock } = service;
    const check = createTokenCheck({
      keys,
      revocations,
      uses: { note() {} },
      baseUrl,
      clock: () => clock.now,
      remembered: 1,
    });
    const [one, two] = [await service.issue(), await service.issue()];
    const first = await check.authenticate(one.token);
    await check.authenticate(two.token);
    const again = await check.authenticate(one.token);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});

describe('tampering', () => {
  test.each([0, 1, 2])('with part %i is refused', async (part) => {
    const { token } = await service.issue();
    await authenticate(token);
    for (const place of [0, 0.5, 0.9]) {
      const parts = token.split('.');
      const text = parts[part] ?? '';
      const index = Math.floor(text.length * place);
      parts[part] = `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;
      await expect(authenticate(parts.join('.'))).rejects.toEqual(refused('token_invalid'));
    }
  });

  test.each([
    ['organization', { organization_id: 8 }],
    ['scopes', { scope: 'tasks.read tasks.write' }],
    ['expiry', { exp: 4_000_000_000 }],
  ])('with the %s alone is refused', async (_what, change) => {
    const [header, claims = '', signature] = (await service.issue()).token.split('.');
    const changed = encode({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...change });
    await expect(authenticate(`${header}.${changed}.${signature}`)).rejects.toEqual(
      refused('token_invalid', /signature/),
    );
  });

  test.each(['', 'x', 'a.b.c', 'a.b', '....', 'wl_7', '\u0000', 'e30.e30.e30'])('%j is no token', async (token) => {
    await expect(authenticate(token)).rejects.toEqual(refused('token_invalid', /malformed|not signed/));
  });
});

describe('a token that is signed in another way', () => {
  const claims = () => service.issue().then(({ token }) => token.split('.')[1]);

  test.each(['none', 'None', 'NONE'])('by nothing (alg %s) is refused', async (alg) => {
    const head = encode({ alg, typ: tokenType, kid: service.keys.signing.kid });
    await expect(authenticate(`${head}.${await claims()}.`)).rejects.toEqual(refused('token_invalid'));
  });

  test('by HS256 with the public key as its secret is refused', async () => {
    const [publicKey] = service.keys.published;
    const signed = `${encode({ alg: 'HS256', typ: tokenType, kid: publicKey?.kid })}.${await claims()}`;
    for (const key of [Buffer.from(publicKey?.x ?? '', 'base64url'), JSON.stringify(publicKey), publicKey?.x ?? '']) {
      const signature = createHmac('sha256', key).update(signed).digest('base64url');
      await expect(authenticate(`${signed}.${signature}`)).rejects.toEqual(refused('token_invalid', /EdDSA/));
    }
  });

  test('by a key that it brings along is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const jwk = publicKey.export({ format: 'jwk' });
    const { kid } = service.keys.signing;
    const token = await new SignJWT({ iss: baseUrl, aud: baseUrl, organization_id: 7 })
      .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid, jwk: jwk as never })
      .sign(privateKey);
    await expect(authenticate(token)).rejects.toEqual(refused('token_invalid', /signature/));
  });

  test('without a key id is refused', async () => {
    const { kid, ...header } = { alg: 'EdDSA', typ: tokenType, kid: undefined };
    const token = await new SignJWT({}).setProtectedHeader(header).sign(service.keys.signing.key);
    expect(kid).toBeUndefined();
    await expect(authenticate(token)).rejects.toEqual(refused('token_invalid', /key/));
  });

  test('by another deployment is refused', async () => {
    const others = await openStoreOn('pglite');
    const other = await openTokenService(others.store);
    const { token } = await other.issue();
    await expect(authenticate(token)).rejects.toEqual(refused('token_invalid', /key that this service does not have/));
    await other.close();
    await others.close();
  });
});

describe('a token that is right but not for this', () => {
  test.each<[string, () => Promise<string>, RegExp]>([
    ['another issuer', () => sign({ iss: 'https://other.example' }), /not issued by https:\/\/worklane\.example/],
    ['another audience', () => sign({ aud: 'https://other.example' }), /not meant for/],
    ['the type of an id token', () => sign({}, { typ: 'JWT' }), /not of the type at\+jwt/],
    ['a begin to come', () => sign({ nbf: 4_000_000_000 }), /claim nbf/],
    ['an expiry that is a text', () => sign({ exp: 'soon' as never }), /claim exp/],
    ...['exp', 'iat', 'jti', 'sub', 'client_id', 'organization_id', 'scope', 'iss', 'aud'].map(
      (claim): [string, () => Promise<string>, RegExp] => [
        `no ${claim}`,
        () => sign({ [claim]: undefined }),
        new RegExp(`lacks the claim ${claim}`),
      ],
    ),
  ])('with %s is refused', async (_what, token, detail) => {
    await expect(authenticate(await token())).rejects.toEqual(refused('token_invalid', detail));
  });
});

describe('an expired token', () => {
  test('is refused with the time', async () => {
    const { token, expiresAt } = await service.issue();
    service.clock.now = expiresAt;
    await expect(authenticate(token)).rejects.toEqual(refused('token_expired', new RegExp(expiresAt.toISOString())));
  });

  test('is refused when it was accepted before', async () => {
    const { token, expiresAt } = await service.issue();
    const principal = await authenticate(token);
    service.clock.now = new Date(expiresAt.getTime() - 1);
    expect(await authenticate(token)).toBe(principal);
    service.clock.now = expiresAt;
    await expect(authenticate(token)).rejects.toEqual(refused('token_expired', new RegExp(expiresAt.toISOString())));
    expect(service.check.isCurrent(principal)).toBe(false);
  });
});

describe('a revoked token', () => {
  test('is refused from then on, one that was accepted before too', async () => {
    const [known, unknown, other] = [await service.issue(), await service.issue(), await service.issue()];
    const principal = await authenticate(known.token);
    await service.revocations.revoke(ofToken(known));
    await service.revocations.revoke(ofToken(unknown));
    await expect(authenticate(known.token)).rejects.toEqual(refused('token_revoked'));
    await expect(authenticate(unknown.token)).rejects.toEqual(refused('token_revoked'));
    expect(service.check.isCurrent(principal)).toBe(false);
    expect(await authenticate(other.token)).toBeDefined();
  });

  test.each<[string, string]>([
    ['its grant', 'grant-1'],
    ['its application', 'app_lighthouse'],
  ])('is refused with %s', async (_what, id) => {
    const service = await openTokenService(stores.store);
    const issued = await service.issue({ grantId: 'grant-1', subject: '12' });
    const other = await service.issue({ grantId: 'grant-2', subject: '12', clientId: 'app_other' });
    const principal = await service.check.authenticate(issued.token);
    await service.revocations.revoke({ id, organizationId: 7, expiresAt: new Date(Date.now() + 60_000) });
    await expect(async () => service.check.authenticate(issued.token)).rejects.toEqual(refused('token_revoked'));
    expect(service.check.isCurrent(principal)).toBe(false);
    expect(await service.check.authenticate(other.token)).toBeDefined();
    await service.close();
    await stores.store.db.deleteFrom('revocations').execute();
  });

  test('can be revoked again', async () => {
    const issued = await service.issue();
    await service.revocations.revoke(ofToken(issued));
    await service.revocations.revoke(ofToken(issued));
    await expect(authenticate(issued.token)).rejects.toEqual(refused('token_revoked'));
  });
});

test('a principal of another check is not current', () => {
  expect(service.check.isCurrent({ organizationId: 7, clientId: 'app', scopes: new Set() })).toBe(false);
});

test('what is no fault of the token is no refusal', async () => {
  const failure = new Error('the database does not answer');
  const keys = { find: () => Promise.reject(failure) } as unknown as TokenService['keys'];
  const { revocations } = service;
  const check = createTokenCheck({ keys, revocations, uses: { note() {} }, baseUrl, clock: () => new Date() });
  const { token } = await service.issue();
  await expect(check.authenticate(token)).rejects.toBe(failure);
});

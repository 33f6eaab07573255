import { createHmac, generateKeyPairSync } from 'node:crypto';
import { waitFor } from '@worklane/testing/wait-for';
import { base64url, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccessTokenClaims, accessTokenType } from '../../src/oauth/tokens/access-token.ts';
import { revokeMemberTokens, tokenRevocation } from '../../src/oauth/tokens/revoke-tokens.ts';
import { createAuthenticator } from '../../src/oauth/tokens/verify-access-token.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { baseUrl, openTokenService, type TokenService } from '../environment/token-service.ts';

let service: TokenService;

const stores = await openStoreOn('pglite');
service = await openTokenService(stores.store);
beforeEach(() => {
  service.clock.now = new Date();
});

const authenticate = async (token: string) => service.check.authenticate(token);

const rejection = (code: string, detail?: RegExp) =>
  expect.objectContaining({ code, status: 401, ...(detail && { detail: expect.stringMatching(detail) }) });

/** Signs valid claims with changes, with the key of the service. */
function sign(claims: JWTPayload = {}, header: { alg?: string; typ?: string; kid?: string } = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const right: AccessTokenClaims = {
    ...{ jti: 'token-1', sub: 'app', client_id: 'app', organization_id: 7, scope: 'tasks.read' },
    ...{ iat: now, exp: now + 60 },
  };
  const { kid, key } = service.keys.signing;
  return new SignJWT({ ...right, iss: baseUrl, aud: baseUrl, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: accessTokenType, kid, ...header })
    .sign(key);
}

const encode = (value: object) => base64url.encode(JSON.stringify(value));

describe('a valid access token', () => {
  test('returns a principal with its organization, client and scopes', async () => {
    const { token } = await service.issue({ scopes: ['tasks.read', 'tasks.write'] });
    const principal = await authenticate(token);
    expect(principal).toEqual({
      organizationId: 7,
      clientId: 'app_lighthouse',
      scopes: new Set(['tasks.read', 'tasks.write']),
    });
    expect(service.check.isCurrent(principal)).toBe(true);
  });

  test('returns a principal with its member', async () => {
    const { token } = await service.issue({ subject: '12', memberVersion: 1 });
    expect(await authenticate(token)).toMatchObject({ subject: '12' });
  });

  test('may have no scopes', async () => {
    const { token } = await service.issue({ scopes: [] });
    expect((await authenticate(token)).scopes).toEqual(new Set());
  });

  test('is an RFC 9068 JWT', async () => {
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

  test('returns the cached principal synchronously', async () => {
    const { token } = await service.issue();
    const first = await authenticate(token);
    expect(service.check.authenticate(token)).toBe(first);
  });

  test('is verified again after eviction from the cache', async () => {
    const { keys, revocations, clock } = service;
    const check = createAuthenticator({
      keys,
      revocations,
      usage: { record() {} },
      baseUrl,
      audience: baseUrl,
      clock: () => clock.now,
      cacheSize: 1,
    });
    const [one, two] = [await service.issue(), await service.issue()];
    const first = await check.authenticate(one.token);
    await check.authenticate(two.token);
    const again = await check.authenticate(one.token);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});

describe('identify', () => {
  const client = { organizationId: 7, clientId: 'app_lighthouse' };

  test('returns the principal of an expired or revoked access token, which is still rejected', async () => {
    const { token, expiresAt } = await service.issue();
    const revoked = await service.issue();
    await service.revocations.revoke({ id: revoked.jti, organizationId: 7, expiresAt: revoked.expiresAt });
    const { now } = service.clock;
    service.clock.now = expiresAt;
    expect(await service.check.identify(token)).toMatchObject(client);
    await expect(authenticate(token)).rejects.toEqual(rejection('token_expired'));
    service.clock.now = now;
    expect(await service.check.identify(revoked.token)).toMatchObject(client);
    await expect(authenticate(revoked.token)).rejects.toEqual(rejection('token_revoked'));
  });

  test('rejects an access token with another signature', async () => {
    const [header, claims] = (await service.issue()).token.split('.');
    const [, , signature] = (await service.issue()).token.split('.');
    await expect(service.check.identify(`${header}.${claims}.${signature}`)).rejects.toEqual(
      rejection('token_invalid'),
    );
  });
});

describe('a tampered access token', () => {
  test.each([0, 1, 2])('is rejected if part %i was changed', async (part) => {
    const { token } = await service.issue();
    await authenticate(token);
    for (const place of [0, 0.5, 0.9]) {
      const parts = token.split('.');
      const text = parts[part] ?? '';
      const index = Math.floor(text.length * place);
      parts[part] = `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;
      await expect(authenticate(parts.join('.'))).rejects.toEqual(rejection('token_invalid'));
    }
  });

  test.each(['', 'x', 'a.b.c', 'a.b', '....', 'wl_7', '\u0000', 'e30.e30.e30'])(
    'is rejected if it is %j',
    async (token) => {
      await expect(authenticate(token)).rejects.toEqual(rejection('token_invalid', /malformed|not signed/));
    },
  );
});

describe('an access token with another signature', () => {
  const claims = () => service.issue().then(({ token }) => token.split('.')[1]);

  test.each(['none', 'None', 'NONE'])('is rejected if it is unsigned (alg %s)', async (alg) => {
    const head = encode({ alg, typ: accessTokenType, kid: service.keys.signing.kid });
    await expect(authenticate(`${head}.${await claims()}.`)).rejects.toEqual(rejection('token_invalid'));
  });

  test('is rejected if it is signed with HS256 and the public key as secret', async () => {
    const [publicKey] = service.keys.published;
    const signed = `${encode({ alg: 'HS256', typ: accessTokenType, kid: publicKey?.kid })}.${await claims()}`;
    for (const key of [Buffer.from(publicKey?.x ?? '', 'base64url'), JSON.stringify(publicKey), publicKey?.x ?? '']) {
      const signature = createHmac('sha256', key).update(signed).digest('base64url');
      await expect(authenticate(`${signed}.${signature}`)).rejects.toEqual(rejection('token_invalid', /EdDSA/));
    }
  });

  test('is rejected if it is signed with an embedded key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const jwk = publicKey.export({ format: 'jwk' });
    const { kid } = service.keys.signing;
    const token = await new SignJWT({ iss: baseUrl, aud: baseUrl, organization_id: 7 })
      .setProtectedHeader({ alg: 'EdDSA', typ: accessTokenType, kid, jwk: jwk as never })
      .sign(privateKey);
    await expect(authenticate(token)).rejects.toEqual(rejection('token_invalid', /signature/));
  });

  test('is rejected without a key ID', async () => {
    const { kid, ...header } = { alg: 'EdDSA', typ: accessTokenType, kid: undefined };
    const token = await new SignJWT({}).setProtectedHeader(header).sign(service.keys.signing.key);
    expect(kid).toBeUndefined();
    await expect(authenticate(token)).rejects.toEqual(rejection('token_invalid', /key/));
  });

  test('is rejected if another deployment signed it', async () => {
    const others = await openStoreOn('pglite');
    const other = await openTokenService(others.store);
    const { token } = await other.issue();
    await expect(authenticate(token)).rejects.toEqual(rejection('token_invalid', /unknown key/));
  });
});

describe('an access token with invalid claims', () => {
  test.each<[string, () => Promise<string>, RegExp]>([
    ['another issuer', () => sign({ iss: 'https://other.example' }), /not issued by https:\/\/worklane\.example/],
    ['another audience', () => sign({ aud: 'https://other.example' }), /not intended for/],
    ['the type of an id token', () => sign({}, { typ: 'JWT' }), /not have the type at\+jwt/],
    ['a future nbf', () => sign({ nbf: 4_000_000_000 }), /claim nbf/],
    ['an exp that is not a number', () => sign({ exp: 'soon' as never }), /claim exp/],
    ...['exp', 'iat', 'jti', 'sub', 'client_id', 'organization_id', 'scope', 'iss', 'aud'].map(
      (claim): [string, () => Promise<string>, RegExp] => [
        `no ${claim}`,
        () => sign({ [claim]: undefined }),
        new RegExp(`is missing the claim ${claim}`),
      ],
    ),
  ])('is rejected with %s', async (_what, token, detail) => {
    await expect(authenticate(await token())).rejects.toEqual(rejection('token_invalid', detail));
  });
});

describe('an expired access token', () => {
  test('is rejected with its expiry', async () => {
    const { token, expiresAt } = await service.issue();
    service.clock.now = expiresAt;
    await expect(authenticate(token)).rejects.toEqual(rejection('token_expired', new RegExp(expiresAt.toISOString())));
  });

  test('is rejected after having been accepted', async () => {
    const { token, expiresAt } = await service.issue();
    const principal = await authenticate(token);
    service.clock.now = new Date(expiresAt.getTime() - 1);
    expect(await authenticate(token)).toBe(principal);
    service.clock.now = expiresAt;
    await expect(authenticate(token)).rejects.toEqual(rejection('token_expired', new RegExp(expiresAt.toISOString())));
    expect(service.check.isCurrent(principal)).toBe(false);
  });
});

describe('a revoked access token', () => {
  test('is rejected, including a cached one', async () => {
    const [known, unknown, other] = [await service.issue(), await service.issue(), await service.issue()];
    const principal = await authenticate(known.token);
    await service.revocations.revoke(tokenRevocation(known));
    await service.revocations.revoke(tokenRevocation(unknown));
    await expect(authenticate(known.token)).rejects.toEqual(rejection('token_revoked'));
    await expect(authenticate(unknown.token)).rejects.toEqual(rejection('token_revoked'));
    expect(service.check.isCurrent(principal)).toBe(false);
    expect(await authenticate(other.token)).toBeDefined();
  });

  test.each<[string, string]>([
    ['its grant', 'grant-1'],
    ['its client', 'app_lighthouse'],
  ])('is rejected if %s was revoked', async (_what, id) => {
    const service = await openTokenService(stores.store);
    const issued = await service.issue({ grantId: 'grant-1', subject: '12', memberVersion: 1 });
    const other = await service.issue({ grantId: 'grant-2', subject: '12', memberVersion: 1, clientId: 'app_other' });
    const principal = await service.check.authenticate(issued.token);
    await service.revocations.revoke({ id, organizationId: 7, expiresAt: new Date(Date.now() + 60_000) });
    await expect(async () => service.check.authenticate(issued.token)).rejects.toEqual(rejection('token_revoked'));
    expect(service.check.isCurrent(principal)).toBe(false);
    expect(await service.check.authenticate(other.token)).toBeDefined();
    await stores.store.db.deleteFrom('revocations').execute();
  });

  test('is rejected if the version of its member was revoked', async () => {
    const service = await openTokenService(stores.store);
    const issue = (memberVersion: number, subject = '12') => service.issue({ subject, memberVersion });
    const revoked = await issue(1);
    const others = [await issue(2), await issue(1, '13')];
    await revokeMemberTokens(stores.store.db, { organizationId: 7, memberId: 12, version: 1 }, new Date());
    await waitFor(async () => {
      await expect(async () => service.check.authenticate(revoked.token)).rejects.toEqual(rejection('token_revoked'));
    });
    for (const { token } of others) expect(await service.check.authenticate(token)).toBeDefined();
    await stores.store.db.deleteFrom('revocations').execute();
  });

  test('is rejected if it is that of a member without a version', async () => {
    const { token } = await service.issue({ subject: '12' });
    await expect(authenticate(token)).rejects.toEqual(rejection('token_invalid'));
  });
});

test('isCurrent returns false for a principal of another authenticator', () => {
  expect(service.check.isCurrent({ organizationId: 7, clientId: 'app', scopes: new Set() })).toBe(false);
});

test('authenticate rethrows errors that do not concern the token', async () => {
  const failure = new Error('the database is unavailable');
  const keys = { find: () => Promise.reject(failure) } as unknown as TokenService['keys'];
  const { revocations } = service;
  const check = createAuthenticator({
    ...{ keys, revocations, usage: { record() {} }, baseUrl, audience: baseUrl, clock: () => new Date() },
  });
  const { token } = await service.issue();
  await expect(check.authenticate(token)).rejects.toBe(failure);
});

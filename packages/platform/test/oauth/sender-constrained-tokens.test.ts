import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { type Operation, operations } from '@worklane/contract';
import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  authorizeUrl,
  type Changes,
  newCode,
  newPkce,
  ownTokenForm,
  postRevocation,
  postToken,
  refreshForm,
} from './oauth-requests.ts';
import { OAuthServer, redirectUri } from './oauth-server.ts';

// Demonstrating Proof of Possession (RFC 9449).

/** All requests are from one address, whose limit all nodes on PostgreSQL count. */
const unlimited = { RATE_LIMIT_REQUESTS: '1000000' };

const server = await OAuthServer.open({ env: unlimited });
const organizationId = await server.organization('Harbour');
const browser = await server.browserOf(await server.person([organizationId, 'owner']));
const application = await server.application(organizationId, { withSecret: false });
const withSecret = await server.application(organizationId);
const ownApplication = await server.application(organizationId, { type: 'private' });

interface Key {
  privateKey: CryptoKey;
  jwk: JWK;
  jkt: string;
}

async function newKey(algorithm = 'ES256'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const jwk = await exportJWK(publicKey);
  return { privateKey, jwk, jkt: await calculateJwkThumbprint(jwk) };
}

const now = () => Math.floor(Date.now() / 1000);
const tokenUrl = () => `${server.baseUrl}/oauth/token`;
const tasksPath = () => `/api/v1/${organizationId}/tasks`;

interface ProofChanges {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** Returns a proof with changes; undefined removes a claim. */
const newProof = ({ privateKey, jwk }: Key, htm: string, htu: string, { claims, header }: ProofChanges = {}) =>
  new SignJWT({ jti: randomUUID(), htm, htu, iat: now(), ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
    .sign(privateKey);

/** Returns the nonce of a server, which it sends to a client whose proof has none. */
async function nonceOf({ baseUrl }: OAuthServer = server): Promise<string> {
  const key = await newKey();
  const headers = { dpop: await newProof(key, 'POST', `${baseUrl}/oauth/token`) };
  const response = await postToken({ baseUrl }, ownTokenForm(ownApplication), headers);
  expect([response.status, response.body.error]).toEqual([400, 'use_dpop_nonce']);
  return response.headers.get('dpop-nonce') ?? '';
}

async function requestToken(form: Changes, key: Key, changes: ProofChanges = {}) {
  const claims = { nonce: await nonceOf(), ...changes.claims };
  const dpop = await newProof(key, 'POST', tokenUrl(), { ...changes, claims });
  return postToken(server, form, { dpop });
}

/** Returns an access token of the application itself that is bound to a key. */
async function boundToken(key: Key, changes: Changes = {}): Promise<string> {
  const { status, body } = await requestToken(ownTokenForm(ownApplication, changes), key);
  expect([status, body.token_type]).toEqual([200, 'DPoP']);
  return body.access_token;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

interface CallOptions extends ProofChanges {
  on?: OAuthServer;
  method?: string;
  path?: string;
  scheme?: string;
  proof?: string;
}

/** Calls the API with a token and a proof, and returns the status or the problem code, and the challenge. */
async function call(token: string, key: Key | undefined, options: CallOptions = {}) {
  const { on = server, method = 'GET', path = tasksPath(), scheme = 'DPoP', header } = options;
  const { claims: { nonce = await nonceOf(on), ...others } = {} } = options;
  const claims = { nonce, ath: hashOf(token), ...others };
  const proof =
    options.proof ?? (key && (await newProof(key, method, on.baseUrl + path, { claims, ...(header && { header }) })));
  const response = await fetch(on.listensOn + path, {
    method,
    headers: { authorization: `${scheme} ${token}`, accept: 'application/json', ...(proof && { dpop: proof }) },
  });
  const body = method === 'HEAD' ? {} : await response.json();
  return {
    outcome: response.status < 400 ? response.status : body.code,
    detail: body.detail,
    challenge: response.headers.get('www-authenticate'),
    nonce: response.headers.get('dpop-nonce'),
  };
}

const outcomeOf = async (...parameters: Parameters<typeof call>) => (await call(...parameters)).outcome;

describe('oauth4webapi', () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const discover = async () => {
    const issuer = new URL(server.baseUrl);
    return oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' }),
    );
  };

  /** Repeats a request once with the nonce of the first response. */
  async function withNonce<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (!oauth.isDPoPNonceError(error)) throw error;
      return attempt();
    }
  }

  it('gets, refreshes and uses tokens that are bound to a key', async () => {
    const as = await discover();
    expect(as.dpop_signing_alg_values_supported).toEqual(['ES256', 'Ed25519', 'EdDSA']);
    const client = { client_id: application.clientId };
    const DPoP = oauth.DPoP({}, await oauth.generateKeyPair('ES256'));
    const options = { ...insecure, DPoP };
    const state = oauth.generateRandomState();
    const verifier = oauth.generateRandomCodeVerifier();
    const url = authorizeUrl(application, {
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      dpop_jkt: await DPoP.calculateThumbprint(),
    });
    const callback = oauth.validateAuthResponse(as, client, await approve(browser, url, organizationId), state);
    const tokens = await withNonce(async () =>
      oauth.processAuthorizationCodeResponse(
        as,
        client,
        await oauth.authorizationCodeGrantRequest(as, client, oauth.None(), callback, redirectUri, verifier, options),
      ),
    );
    expect(tokens.token_type).toBe('dpop');
    const request = async (token: string) => {
      const target = new URL(`${server.baseUrl}${tasksPath()}?limit=1`);
      const headers = new Headers({ accept: 'application/json' });
      return (await oauth.protectedResourceRequest(token, 'GET', target, headers, null, options)).status;
    };
    expect(await withNonce(() => request(tokens.access_token))).toBe(200);
    const refreshed = await oauth.processRefreshTokenResponse(
      as,
      client,
      await oauth.refreshTokenGrantRequest(as, client, oauth.None(), tokens.refresh_token ?? '', options),
    );
    expect([refreshed.token_type, await request(refreshed.access_token)]).toEqual(['dpop', 200]);
    const revoked = await oauth.revocationRequest(as, client, oauth.None(), refreshed.refresh_token ?? '', insecure);
    await oauth.processRevocationResponse(revoked);
    await expect(request(refreshed.access_token)).rejects.toThrow(oauth.WWWAuthenticateChallengeError);
  });
});

describe('the token endpoint', () => {
  it.each(['ES256', 'Ed25519'])('binds a token of the application itself to a key of %s', async (alg) => {
    const key = await newKey(alg);
    const { status, body } = await requestToken(ownTokenForm(ownApplication), key, { header: { alg } });
    expect([status, body.token_type, decodeJwt(body.access_token).cnf]).toEqual([200, 'DPoP', { jkt: key.jkt }]);
    expect(await outcomeOf(body.access_token, key, { header: { alg } })).toBe(200);
  });

  it('gives tokens with other keys rows of their own', async () => {
    const [one, other] = [await newKey(), await newKey()];
    const rows = [await boundToken(one), await boundToken(one), await boundToken(other)].map(
      (token) => decodeJwt(token).gid,
    );
    expect(rows[0]).toBe(rows[1]);
    expect(rows[0]).not.toBe(rows[2]);
  });

  it.each<[string, ProofChanges, string]>([
    ['another method', { claims: { htm: 'GET' } }, 'invalid_dpop_proof'],
    ['another URL', { claims: { htu: 'https://api.example/oauth/token' } }, 'invalid_dpop_proof'],
    ['no jti', { claims: { jti: undefined } }, 'invalid_dpop_proof'],
    ['another type', { header: { typ: 'JWT' } }, 'invalid_dpop_proof'],
    ['an unknown nonce', { claims: { nonce: '1.x' } }, 'use_dpop_nonce'],
  ])('rejects a proof with %s', async (_, changes, error) => {
    const { status, body } = await requestToken(ownTokenForm(ownApplication), await newKey(), changes);
    expect([status, body.error]).toEqual([400, error]);
  });

  it('accepts each proof once', async () => {
    const dpop = await newProof(await newKey(), 'POST', tokenUrl(), { claims: { nonce: await nonceOf() } });
    const request = () => postToken(server, ownTokenForm(ownApplication), { dpop });
    expect([(await request()).status, (await request()).status]).toEqual([200, 400]);
  });

  it('requires the key of the authorization request for its code', async () => {
    const [key, thief] = [await newKey(), await newKey()];
    const form = async () => {
      const { verifier, challenge } = newPkce();
      const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
      const url = authorizeUrl(application, { ...pkce, dpop_jkt: key.jkt });
      const code = (await approve(browser, url, organizationId)).searchParams.get('code') ?? '';
      return {
        ...{ grant_type: 'authorization_code', client_id: application.clientId, redirect_uri: redirectUri },
        code,
        code_verifier: verifier,
      };
    };
    expect((await requestToken(await form(), thief)).body.error).toBe('invalid_grant');
    expect((await postToken(server, await form())).body.error).toBe('invalid_grant');
    expect((await requestToken(await form(), key)).status).toBe(200);
  });

  it('rejects a thumbprint in another form', async () => {
    const url = authorizeUrl(withSecret, { dpop_jkt: 'thumbprint' });
    const { searchParams } = await approve(browser, url, organizationId);
    expect(searchParams.get('error_description')).toBe('dpop_jkt must be a SHA-256 thumbprint');
  });

  it('does not spend a code or a refresh token on a proof without a nonce', async () => {
    const key = await newKey();
    const { form } = await newCode(browser, application, organizationId);
    const withoutNonce = { claims: { nonce: undefined } };
    expect((await requestToken(form, key, withoutNonce)).body.error).toBe('use_dpop_nonce');
    const { body } = await requestToken(form, key);
    const refresh = refreshForm(application, body.refresh_token);
    expect((await requestToken(refresh, key, withoutNonce)).body.error).toBe('use_dpop_nonce');
    expect((await requestToken(refresh, key)).status).toBe(200);
  });

  it('binds the refresh token of an application without a secret, which a thief cannot spend', async () => {
    const [key, thief] = [await newKey(), await newKey()];
    const { form } = await newCode(browser, application, organizationId);
    const refresh = refreshForm(application, (await requestToken(form, key)).body.refresh_token);
    expect((await requestToken(refresh, thief)).body.error).toBe('invalid_grant');
    expect((await postToken(server, refresh)).body.error).toBe('invalid_grant');
    const { status, body } = await requestToken(refresh, key);
    expect([status, body.token_type, await outcomeOf(body.access_token, key)]).toEqual([200, 'DPoP', 200]);
  });

  it('lets an application with a secret change its key, also when it repeats a refresh', async () => {
    const [key, next] = [await newKey(), await newKey()];
    const { form } = await newCode(browser, withSecret, organizationId);
    const refresh = refreshForm(withSecret, (await requestToken(form, key)).body.refresh_token);
    for (const each of [key, next]) {
      const { body } = await requestToken(refresh, each);
      expect(await outcomeOf(body.access_token, each)).toBe(200);
    }
  });
});

describe('the API', () => {
  let key: Key;
  let token: string;
  beforeAll(async () => {
    key = await newKey();
    token = await boundToken(key);
  });

  it('accepts a proof for its request, whatever the query', async () => {
    expect(await outcomeOf(token, key)).toBe(200);
    expect(await outcomeOf(token, key, { path: `${tasksPath()}?limit=1`, scheme: 'dpop' })).toBe(200);
    expect(await outcomeOf(token, key, { method: 'HEAD' })).toBe(200);
  });

  it.each<[string, CallOptions]>([
    ['another method', { claims: { htm: 'POST' } }],
    ['another URL', { claims: { htu: 'https://api.example/' } }],
    ['a URL that is not one', { claims: { htu: 7 } }],
    ['another access token', { claims: { ath: hashOf('another') } }],
    ['no access token', { claims: { ath: undefined } }],
    ['an old time', { claims: { iat: now() - 3600 } }],
    ['a future time', { claims: { iat: now() + 3600 } }],
    ['no jti', { claims: { jti: undefined } }],
    ['another type', { header: { typ: 'JWT' } }],
    ['a text that is not a JWT', { proof: 'proof' }],
    ['no key', { header: { jwk: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } } }],
  ])('rejects a proof with %s', async (_, options) => {
    const { outcome, challenge } = await call(token, key, options);
    expect(outcome).toBe('dpop_proof_invalid');
    expect(challenge).toMatch(/^DPoP error="invalid_dpop_proof", algs="ES256 /);
  });

  it.each([
    ['another key', () => newKey()],
    ['no key', async () => undefined],
    ['a key that has not signed it', async () => ({ ...(await newKey()), jwk: key.jwk })],
  ])('rejects a proof by %s', async (_, other) => {
    expect(await outcomeOf(token, await other())).toBe('dpop_proof_invalid');
  });

  it('rejects a proof that contains its private key or a shared secret', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const header = { jwk: await exportJWK(privateKey) };
    expect(await outcomeOf(token, { ...key, privateKey }, { header })).toBe('dpop_proof_invalid');
    const secret = { kty: 'oct', k: Buffer.alloc(32).toString('base64url') };
    const proof = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: secret })
      .sign(new Uint8Array(32));
    expect(await outcomeOf(token, undefined, { proof })).toBe('dpop_proof_invalid');
  });

  it('accepts a proof for the URL of the request line of a proxy', async () => {
    const claims = { nonce: await nonceOf(), ath: hashOf(token) };
    const dpop = await newProof(key, 'GET', server.baseUrl + tasksPath(), { claims });
    const headers = { authorization: `DPoP ${token}`, dpop };
    const { port } = new URL(server.listensOn);
    const sent = request({ port, path: `http://api.worklane.example${tasksPath()}`, headers }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
  });

  it('accepts each proof once', async () => {
    const claims = { nonce: await nonceOf(), ath: hashOf(token) };
    const proof = await newProof(key, 'GET', server.baseUrl + tasksPath(), { claims });
    expect([await outcomeOf(token, key, { proof }), await outcomeOf(token, key, { proof })]).toEqual([
      200,
      'dpop_proof_invalid',
    ]);
  });

  it('gives a nonce to a client that has none', async () => {
    const { outcome, challenge, nonce } = await call(token, key, { claims: { nonce: null } });
    expect(outcome).toBe('dpop_proof_invalid');
    expect(challenge).toMatch(/^DPoP error="use_dpop_nonce"/);
    expect(await outcomeOf(token, key, { claims: { nonce } })).toBe(200);
  });

  it('rejects bound tokens as bearer tokens, and bearer tokens with a proof', async () => {
    expect(await call(token, key, { scheme: 'Bearer' })).toMatchObject({ outcome: 'token_invalid', detail: /key/ });
    const bearer = (await postToken(server, ownTokenForm(ownApplication))).body.access_token;
    const { outcome, challenge } = await call(bearer, key);
    expect([outcome, challenge]).toEqual(['token_invalid', expect.stringMatching(/^DPoP error="invalid_token"/)]);
    expect(await outcomeOf(bearer, undefined, { scheme: 'Bearer' })).toBe(200);
  });

  it('rejects a revoked token, whatever its proof', async () => {
    const revoked = await boundToken(key);
    await postRevocation(server, {
      client_id: ownApplication.clientId,
      client_secret: ownApplication.clientSecret,
      token: revoked,
    });
    const { outcome, challenge } = await call(revoked, key);
    expect([outcome, challenge]).toEqual(['token_revoked', expect.stringMatching(/^DPoP error="invalid_token"/)]);
  });

  it('rejects the wrong key for every operation', async () => {
    const [thief, nonce] = [await newKey(), await nonceOf()];
    const protectedOperations = Object.values<Operation>(operations).filter((each) => each.authentication === 'bearer');
    expect(protectedOperations.length).toBeGreaterThan(100);
    for (const { id, method, path: template } of protectedOperations) {
      const path = template.replace('{organization_id}', String(organizationId)).replace(/\{\w+\}/g, '1');
      const options = { path, method: method.toUpperCase(), claims: { nonce } };
      const outcomes = [
        await outcomeOf(token, thief, options),
        await outcomeOf(token, undefined, { ...options, scheme: 'Bearer' }),
      ];
      expect([id, ...outcomes]).toEqual([id, 'dpop_proof_invalid', 'token_invalid']);
    }
  });

  it('logs no proof', async () => {
    const proof = await newProof(key, 'GET', server.baseUrl + tasksPath());
    await outcomeOf(token, key, { proof });
    const log = server.log.join('\n');
    expect(log).not.toContain(proof);
    expect(log).not.toContain(token);
  });
});

describe('the MCP server', () => {
  it('accepts a bound token with a proof for its URL only', async () => {
    const key = await newKey();
    const token = await boundToken(key, { resource: `${server.baseUrl}/mcp` });
    const post = async (signer: Key) => {
      const claims = { nonce: await nonceOf(), ath: hashOf(token) };
      const response = await fetch(`${server.baseUrl}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `DPoP ${token}`,
          dpop: await newProof(signer, 'POST', `${server.baseUrl}/mcp`, { claims }),
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      return [response.status, response.headers.get('www-authenticate')?.slice(0, 32) ?? null];
    };
    expect(await post(key)).toEqual([200, null]);
    expect(await post(await newKey())).toEqual([401, 'DPoP error="invalid_dpop_proof",']);
  });
});

describe('several nodes', () => {
  const open = ({ env, ...options }: NonNullable<Parameters<typeof OAuthServer.open>[0]>) =>
    OAuthServer.open({ store: server.store, ...options, env: { ...unlimited, ...env } });

  it('accept nonces for four minutes, and while the secret of the service is replaced', async () => {
    const time = { now: new Date() };
    const options = { clock: () => time.now, env: { BASE_URL: server.baseUrl } };
    const node = await open(options);
    const renewed = await open({ ...options, newSecret: 'another secret of the tests, 32 bytes' });
    const key = await newKey();
    const token = await boundToken(key);
    const nonce = await nonceOf();
    const calls = () =>
      Promise.all(
        [node, renewed].map((on) => outcomeOf(token, key, { on, claims: { nonce, iat: time.now.getTime() / 1000 } })),
      );
    expect(await calls()).toEqual([200, 200]);
    time.now = new Date(time.now.getTime() + 4 * 60_000);
    expect(await calls()).toEqual([200, 200]);
    time.now = new Date(time.now.getTime() + 2 * 60_000);
    expect(await calls()).toEqual(['dpop_proof_invalid', 'dpop_proof_invalid']);
  });

  it('accept each proof once, whichever node has accepted it', async () => {
    const node = await open({ env: { BASE_URL: server.baseUrl } });
    const key = await newKey();
    const token = await boundToken(key);
    for (const order of [
      [server, node],
      [node, server],
    ]) {
      const claims = { nonce: await nonceOf(), ath: hashOf(token) };
      const proof = await newProof(key, 'GET', server.baseUrl + tasksPath(), { claims });
      const outcomes: unknown[] = [];
      for (const on of [...order, ...order]) outcomes.push(await outcomeOf(token, key, { on, proof }));
      expect(outcomes).toEqual([200, ...Array(3).fill('dpop_proof_invalid')]);
    }
    // Of requests at the same time, one is accepted.
    const claims = { nonce: await nonceOf(), ath: hashOf(token) };
    const proof = await newProof(key, 'GET', server.baseUrl + tasksPath(), { claims });
    const race = [server, node, server, node].map((on) => outcomeOf(token, key, { on, proof }));
    expect((await Promise.all(race)).filter((outcome) => outcome === 200)).toHaveLength(1);
  });

  it('accept proofs for the public URL, whichever address they have', async () => {
    const key = await newKey();
    const proxied = await open({ env: { BASE_URL: 'https://api.worklane.example' } });
    const nonce = await nonceOf();
    const dpop = await newProof(key, 'POST', 'https://api.worklane.example/oauth/token', { claims: { nonce } });
    const { body } = await postToken({ baseUrl: proxied.listensOn }, ownTokenForm(ownApplication), { dpop });
    const claims = { nonce };
    expect(await outcomeOf(body.access_token, key, { on: proxied, claims })).toBe(200);
    const htu = proxied.listensOn + tasksPath();
    expect(await outcomeOf(body.access_token, key, { on: proxied, claims: { ...claims, htu } })).toBe(
      'dpop_proof_invalid',
    );
  });
});

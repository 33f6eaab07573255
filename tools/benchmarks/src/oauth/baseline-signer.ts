import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';

/**
 * The baseline: a node:http server that signs the same tokens with jose, without checks. With DATABASE_URL it also runs
 * the two statements that the platform needs, prepared: one finds the client, one records the token.
 */
const { DATABASE_URL, DATABASE_CONNECTIONS, BASE_URL = '' } = process.env;
const pool = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_CONNECTIONS) })
  : undefined;
const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
const header = { alg: 'EdDSA', typ: 'at+jwt', kid: 'CZwvIrgXGDPKWk9iCW4KWoVBn41WRu0HtqHcmzUXUhw' };
const lifetime = 31_536_000;

const findClient = {
  name: 'find client',
  text: `
    select *, array(select hash from application_secrets where client_id = $1)
    from applications natural join organizations where client_id = $1`,
};
const recordToken = {
  name: 'record token',
  text: `
    insert into access_tokens (organization_id, jti, client_id, scope, created_at, expires_at)
    values ($1, $2, $3, $4, to_timestamp($5), to_timestamp($6))`,
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function tokenFor(form: URLSearchParams): Promise<object> {
  const clientId = form.get('client_id') ?? '';
  const scope = form.get('scope') ?? '';
  const organization = Number(form.get('organization_id'));
  await pool?.query({ ...findClient, values: [clientId] });
  const jti = randomUUID();
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + lifetime;
  const claims = { jti, sub: clientId, client_id: clientId, organization_id: organization, scope, exp, iat };
  const token = await new SignJWT({ ...claims, iss: BASE_URL, aud: BASE_URL })
    .setProtectedHeader(header)
    .sign(privateKey);
  await pool?.query({ ...recordToken, values: [organization, jti, clientId, scope, iat, exp] });
  return { token_type: 'Bearer', access_token: token, expires_in: lifetime, scope, organization_id: organization };
}

createServer(async (request, response) => {
  const form = new URLSearchParams(await textOf(request));
  const body = request.method === 'POST' ? await tokenFor(form) : {};
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}).listen(Number(process.env.PORT), '127.0.0.1');

import { type Operation, operations, type schemas } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract, documentedParameters, parameterExample } from '../contract/document.ts';
import { contractSchemas } from '../contract/response-violations.ts';
import { invalidValues } from '../document/invalid-values.ts';
import { encodedText, schemaOf } from '../document/request-values.ts';
import { usualValue, validValues } from '../document/valid-values.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import {
  applicationGrant,
  encodedForm,
  expectOAuthError,
  type Form,
  type OAuthClient,
  oauthErrorOf,
  refresh,
  serverMetadata,
} from '../oauth/access-token.ts';
import { authorization, authorizationParameters, requestAuthorization } from '../oauth/authorization-code.ts';
import { expectStatus } from '../world/expectations.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';

const needs = ['oauth'] as const;

type ErrorCode = schemas.OAuthErrorCode;

/** A request whose parameters are replaced in turn. */
interface Sample {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, SchemaObject>>;
  readonly required: readonly string[];
  readonly prepare: (scene: Scene) => Valid | Promise<Valid>;
}

interface Valid {
  /** Without what authenticates the client. */
  readonly form: Form;
  /** Absent for a query. */
  readonly client?: OAuthClient;
  /** Values that are invalid only together with the others. */
  readonly conflicts?: Conflicts;
}

type Conflicts = readonly (readonly [changes: Form, error: ErrorCode])[];

const { authorize, createToken, revokeToken } = operations;

const described = documentedParameters(authorize);

const query: Sample = {
  operation: authorize,
  parameters: Object.fromEntries(described.map((each) => [each.name, schemaOf(each)])),
  required: described.filter((each) => each.required).map(({ name }) => name),
  prepare: (scene) => ({
    form: {
      ...authorizationParameters(scene),
      code_challenge: String(parameterExample(authorize, 'code_challenge')),
      code_challenge_method: 'S256',
    },
    conflicts: [
      [{ code_challenge: '' }, 'invalid_request'],
      [{ code_challenge_method: '' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      // Each has two UTF-16 units. `minLength` counts code points (JSON Schema Validation, section 6.3.2).
      [{ state: '\u{1F388}'.repeat(15) }, 'invalid_request'],
      [{ client_id: scene.target.credentials.client_id }, 'unauthorized_client'],
      [{ response_type: 'code token' }, 'unsupported_response_type'],
      withCommas,
    ],
  }),
};

function form(operation: Operation, schema: string, prepare: Sample['prepare'], ...conflicts: Conflicts): Sample {
  const { properties: parameters = {}, required = [] } = contract.schema(schema);
  return { operation, parameters, required, prepare: async (scene) => ({ conflicts, ...(await prepare(scene)) }) };
}

/** Scopes are separated by spaces (RFC 6749, section 3.3). */
const withCommas = [{ scope: 'tasks.read,contacts.read' }, 'invalid_scope'] as const;
const inCapitals = [{ grant_type: 'CLIENT_CREDENTIALS' }, 'unsupported_grant_type'] as const;
const withoutSecret = [{ client_secret: '' }, 'invalid_client'] as const;
const withoutVerifier = [{ code_verifier: '' }, 'invalid_grant'] as const;
const ofMember = [{ grant_type: 'refresh_token', refresh_token: 'unknown' }, 'unauthorized_client'] as const;

const samples: Readonly<Record<string, Sample>> = {
  'the query': query,
  'the client credentials grant': form(
    createToken,
    'ClientCredentialsGrant',
    applicationGrant,
    withoutSecret,
    ofMember,
    withCommas,
    inCapitals,
  ),
  'the authorization code grant': form(createToken, 'AuthorizationCodeGrant', authorization, withoutVerifier),
  'the refresh token grant': form(createToken, 'RefreshTokenGrant', async (scene) => {
    const { client, form } = await authorization(scene);
    return { client, form: refresh(await client.tokens(form)) };
  }),
  'the revocation': form(
    revokeToken,
    'RevocationRequest',
    (scene) => ({ ...applicationGrant(scene), form: { token: 'unknown' } }),
    withoutSecret,
  ),
};

/** Each parameter of the authorization server, with values that its schema forbids and values at its limits. */
export const oauthParameters: CasesOf = ({ id }) =>
  Object.entries(samples)
    .filter(([, { operation }]) => operation.id === id)
    .flatMap(([name, sample]) => [
      scenario(`rejects each violation of ${name}`, needs, (scene) => rejectViolations(scene, sample)),
      scenario(`rejects unknown values in ${name}`, needs, (scene) => rejectUnknown(scene, sample)),
      scenario(`ignores empty parameters in ${name}`, needs, (scene) => ignoreEmpty(scene, sample)),
    ]);

/** What a malformed value can be instead of an invalid request (RFC 6749, section 5.2, and RFC 8707, section 2). */
const ofMalformed: Readonly<Record<string, ErrorCode | undefined>> = {
  // RFC 7009, section 2.1: a hint can be ignored.
  token_type_hint: undefined,
  ...{ scope: 'invalid_scope', resource: 'invalid_target', client_id: 'invalid_client', redirect_uri: 'invalid_grant' },
};

const ofUnsupported: Readonly<Record<string, ErrorCode>> = {
  grant_type: 'unsupported_grant_type',
  response_type: 'unsupported_response_type',
};

async function rejectViolations(scene: Scene, sample: Sample): Promise<void> {
  const valid = await sample.prepare(scene);
  for (const [name, schema] of Object.entries(sample.parameters)) {
    for (const [keyword, text] of invalidTexts(schema, valid.form[name])) {
      const error = await errorOf(scene, sample, valid, { [name]: text });
      // The token endpoint checks lengths before it reads anything.
      const canDiffer = name in ofMalformed && !(valid.client && keyword === 'maxLength');
      const isRight =
        error === (ofUnsupported[name] ?? 'invalid_request') || (canDiffer && error === ofMalformed[name]);
      expectThat(isRight, `expected the ${keyword} of ${name} to be enforced, got ${error}`);
    }
    for (const text of sample.required.includes(name) ? [undefined, ''] : []) {
      const error = await errorOf(scene, sample, valid, { [name]: text });
      expectEqual(`the error without ${name}`, error, 'invalid_request');
    }
  }
  const { form, client } = valid;
  if (!client) return;
  const text = encodedForm({ ...client.form, ...form });
  const unreadable: (readonly [body: string, headers?: object])[] = [
    // RFC 6749, section 3.2.
    [`${text}&${text}`],
    [JSON.stringify({ ...client.form, ...form }), { 'content-type': 'application/json' }],
    [text, { 'idempotency-key': crypto.randomUUID() }],
  ];
  for (const each of unreadable) expectOAuthError(await client.send(sample.operation, ...each), 'invalid_request');
  const { client_id, client_secret } = client.credentials;
  if (client_secret === undefined) return;
  const basic = { isBasic: true };
  for (const twice of [client.form, { client_id: `${client_id}x` }]) {
    expectOAuthError(await client.post(sample.operation, { ...form, ...twice }, basic), 'invalid_request');
  }
  const wrong = await client.post(sample.operation, form, { ...basic, suffix: 'x' });
  expectEqual('the error of a wrong secret', [wrong.status, oauthErrorOf(wrong).error], [401, 'invalid_client']);
}

/** Returns a text for each keyword that it violates. */
function invalidTexts(schema: SchemaObject, valid = usualValue(contractSchemas, schema)): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { keyword, value } of invalidValues(contractSchemas, schema, valid)) {
    const text = encodedText(value);
    const violations = contractSchemas.violations(schema, text, { isText: true });
    // An empty parameter counts as absent (RFC 6749, section 3.1).
    if (text === '' || texts.has(keyword)) continue;
    if (violations.some((each) => each.keyword === keyword)) texts.set(keyword, text);
  }
  return texts;
}

/** The errors of values that have the right form. Every such value of another parameter is right. */
const ofUnknown: Readonly<Record<string, ErrorCode>> = {
  ...{ client_id: 'invalid_client', client_secret: 'invalid_client', code: 'invalid_grant' },
  ...{ code_verifier: 'invalid_grant', redirect_uri: 'invalid_grant', refresh_token: 'invalid_grant' },
  ...{ organization_id: 'invalid_request', scope: 'invalid_scope', resource: 'invalid_target' },
};

async function rejectUnknown(scene: Scene, sample: Sample): Promise<void> {
  const valid = await sample.prepare(scene);
  const unknown = Object.entries(sample.parameters).flatMap(([name, schema]) => {
    const error = name === 'redirect_uri' && !valid.client ? 'invalid_request' : ofUnknown[name];
    const texts = [...validValues(contractSchemas, schema)].map((value) => encodedText(value));
    return texts.filter((text) => text !== valid.form[name]).map((text) => [{ [name]: text }, error] as const);
  });
  for (const [changes, error] of [...(valid.conflicts ?? []), ...unknown]) {
    const given = await errorOf(scene, sample, valid, changes);
    expectEqual(`the error for ${JSON.stringify(changes).slice(0, 200)}`, given, error);
  }
}

/** Sends every optional parameter without a value, and the credentials with HTTP Basic if there is a secret. */
async function ignoreEmpty(scene: Scene, { operation, parameters, prepare }: Sample): Promise<void> {
  const { form, client } = await prepare(scene);
  const all = { ...Object.fromEntries(Object.keys(parameters).map((name) => [name, ''])), ...form };
  const basic = { isBasic: true };
  const response = await (client ? client.post(operation, all, basic) : requestAuthorization(scene.session, all));
  expectEqual('the error', oauthErrorOf(response).error, undefined);
}

/** Returns the error of a request with changed parameters. @throws Mismatch unless it is sent as an error should be */
async function errorOf(
  { session }: Scene,
  { operation }: Sample,
  { form, client }: Valid,
  changes: Form,
): Promise<string | undefined> {
  const all = { ...client?.form, ...form, ...changes };
  const response = await (client ? client.send(operation, all) : requestAuthorization(session, all));
  const { error, state, iss } = oauthErrorOf(response);
  const isRedirected = !client && !('client_id' in changes || 'redirect_uri' in changes);
  if (isRedirected || error === undefined) expectStatus(response, client ? 200 : 303);
  else expectStatus(response, client && error === 'invalid_client' ? 401 : 400);
  if (!isRedirected || error === undefined) return error;
  // RFC 6749, section 4.1.2.1, and RFC 9207, section 2.
  const { issuer } = await serverMetadata(session);
  expectEqual('the redirect', { iss, state }, { iss: issuer, state: 'state' in changes ? state : form.state });
  return error;
}

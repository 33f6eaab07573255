import { isObject, parseJson } from '@worklane/contract/json';
import { invalidFields, invalidParameters, ProblemError } from '@worklane/contract/requests';
import { InvalidConditionError } from '../conditions/condition-options.ts';
import { exampleOrganization } from '../data/organizations.ts';
import { InvalidSeedError } from '../data/seed-records.ts';
import { jsonResponse } from '../http/json-response.ts';
import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';
import { type ControlEndpoints, controlPrefix, credentialsPath } from '../mock/control-endpoints.ts';
import type { MockSnapshot } from '../mock/mock-state.ts';
import { demoCredentials } from '../oauth/demo-clients.ts';
import { InvalidSampleError, parseDeliveryType } from '../samples/sample-event.ts';
import { checkedSnapshot, InvalidStateError } from './checked-snapshot.ts';
import type { DataOptions, MockControls } from './mock-controls.ts';
import { withoutCredentials } from './received-requests.ts';

const noContent: HttpResponse = { status: 204, headers: {}, body: null };

/** Returns the endpoints that inspect and change a mock. They are outside of the contract. */
export function controlEndpoints(controls: MockControls): ControlEndpoints {
  const { state, conditions, received } = controls;
  return withProblems({
    [`GET ${credentialsPath}`]: async ({ url }) =>
      jsonResponse(200, await demoCredentials(state.oauth.tokens, url.origin)),
    [`GET ${controlPrefix}state`]: () => jsonResponse(200, withoutSigningKey(controls.snapshot())),
    [`PUT ${controlPrefix}state`]: (request) => {
      controls.restore(checkedSnapshot(jsonBody(request)));
      return noContent;
    },
    [`POST ${controlPrefix}reset`]: (request) => {
      controls.reset(request.body.bytes.length === 0 ? undefined : dataOptions(objectBody(request)));
      return noContent;
    },
    [`POST ${controlPrefix}seed`]: (request) => {
      const { searchParams } = request.url;
      const organizationId = readOrganizationId(searchParams.get('organization_id'));
      const replace = searchParams.get('replace') === 'true';
      const records = objectBody(request);
      const created = Object.entries(controls.seed(records, { organizationId, replace }));
      return jsonResponse(201, Object.fromEntries(created.filter(([collection]) => collection in records)));
    },
    [`POST ${controlPrefix}events`]: (request) => jsonResponse(201, triggeredEvent(controls, objectBody(request))),
    [`GET ${controlPrefix}requests`]: () => jsonResponse(200, { data: received.all.map(withoutCredentials) }),
    [`DELETE ${controlPrefix}requests`]: () => {
      received.clear();
      return noContent;
    },
    [`GET ${controlPrefix}deliveries`]: () => jsonResponse(200, { data: state.dispatcher.deliveries.attempts }),
    [`GET ${controlPrefix}conditions`]: () => jsonResponse(200, conditions.current),
    [`PUT ${controlPrefix}conditions`]: (request) => {
      conditions.set(objectBody(request));
      return jsonResponse(200, conditions.current);
    },
    [`POST ${controlPrefix}expire-tokens`]: () => {
      conditions.expireTokens();
      return noContent;
    },
    [`POST ${controlPrefix}drop-streams`]: () => {
      conditions.dropStreams();
      return noContent;
    },
  });
}

/** Tokens that others sign would be accepted. A mock that gets the state back keeps its key, and accepts the tokens that it has issued. */
function withoutSigningKey({ oauth, ...snapshot }: MockSnapshot): object {
  const { key: _, ...tokens } = oauth.tokens;
  return { oauth: { ...oauth, tokens }, ...snapshot };
}

/** Turns the errors of invalid bodies into problems. */
function withProblems(endpoints: ControlEndpoints): ControlEndpoints {
  const wrapped = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    async (request: ParsedRequest) => {
      try {
        return await endpoint(request);
      } catch (error) {
        throw asProblem(error);
      }
    },
  ]);
  return Object.fromEntries(wrapped);
}

function asProblem(error: unknown): unknown {
  if (error instanceof InvalidConditionError) {
    const pointer = `/${error.condition.replace('.', '/')}`;
    return invalidFields([{ in: 'body', pointer, code: 'invalid_format', detail: error.hint }]);
  }
  if (error instanceof InvalidStateError || error instanceof InvalidSeedError || error instanceof InvalidSampleError) {
    return new ProblemError('validation_failed', error.message);
  }
  return error;
}

/** @throws ProblemError validation_failed; InvalidSampleError */
function triggeredEvent(controls: MockControls, body: Readonly<Record<string, unknown>>): object {
  const { type, data = {}, organization_id: organizationId = exampleOrganization.id } = body;
  const parsed = parseDeliveryType(String(type));
  if (parsed === 'webhook.test') {
    const detail = 'webhook.test is not in the event feed. Use POST /api/webhooks/{webhook_id}/test.';
    throw new ProblemError('validation_failed', detail);
  }
  if (!isObject(data)) throw new ProblemError('validation_failed', 'data must be a JSON object.');
  if (!isId(organizationId)) {
    throw new ProblemError('validation_failed', 'organization_id must be a positive integer.');
  }
  return controls.trigger(parsed, { data, organizationId });
}

/** @throws ProblemError invalid_parameter */
function readOrganizationId(text: string | null): number {
  const id = Number(text ?? exampleOrganization.id);
  if (isId(id)) return id;
  const detail = 'must be a positive integer';
  throw invalidParameters([{ in: 'query', pointer: '/organization_id', code: 'invalid_type', detail }]);
}

/** @throws ProblemError malformed_json, body_too_large */
function jsonBody({ body }: ParsedRequest): unknown {
  if (body.error) throw body.error;
  try {
    return parseJson(new TextDecoder().decode(body.bytes));
  } catch (error) {
    throw new ProblemError('malformed_json', `The body is not valid JSON: ${(error as Error).message}.`);
  }
}

/** @throws ProblemError malformed_json, validation_failed */
function objectBody(request: ParsedRequest): Record<string, unknown> {
  const value = jsonBody(request);
  if (isObject(value)) return value;
  throw new ProblemError('validation_failed', 'The body must be a JSON object.');
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Returns undefined for the data with which the mock was started. @throws ProblemError validation_failed */
function dataOptions(body: Readonly<Record<string, unknown>>): DataOptions | undefined {
  if (Object.keys(body).length === 0) return undefined;
  const { seed, empty = false } = body;
  if (typeof empty !== 'boolean') throw new ProblemError('validation_failed', 'empty must be true or false.');
  if (seed === undefined) return { empty };
  if (Number.isSafeInteger(seed) && Number(seed) >= 0) return { empty, seed: Number(seed) };
  throw new ProblemError('validation_failed', 'seed must be a non-negative integer.');
}

import type { IHttpMockConfig } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import Negotiator from 'negotiator';
import { authorizationRedirect } from '../authorization-redirect.ts';
import { withSchemaOfForm } from '../validation/form-discriminator.ts';
import { type DocumentedAnswer, documentedAnswers } from '../documented-answer.ts';
import type { Answer, GuardedRequest, Service } from '../http/request-handler.ts';
import { invalidRequest, unknownParameters } from '../validation/invalid-request.ts';
import { bodyViolations, withoutJsonBody } from '../validation/json-body.ts';
import { withMadeUpSchemas } from './generated-example.ts';
import { withOwnAddress } from './mock-response.ts';
import { type ChosenAnswer, chooseAnswer, type Preference, readPreference } from './preferred-response.ts';
import type { Prism } from '../validation/prism.ts';
import { instanceOf } from '../http/problem.ts';
import { Refusal } from '../refusal.ts';
import { isError, violationsOf } from '../validation/violation.ts';

/** Answers every operation as the contract documents it, from its examples. */
export function mockService(prism: Prism, { dynamic }: { dynamic: boolean }): Service {
  return {
    refusesUnknown: true,
    async answer(request) {
      const { operation } = request;
      if (!operation) throw new Refusal('not_found', `The contract has no path ${request.url.pathname}.`);
      return mockAnswer(request, operation, prism, dynamic);
    },
  };
}

async function mockAnswer(
  request: GuardedRequest,
  operation: Operation,
  prism: Prism,
  dynamic: boolean,
): Promise<Answer> {
  const prismOperation = prism.operation(operation);
  const preference = readPreference(request);
  const chosen = chooseAnswer(documentedAnswers(prismOperation), preference, operation);
  const { status } = chosen.answer;
  // Who asks for an error wants to see it, whatever the request is like.
  const checks = status < 400;
  const config = prismConfig(chosen, preference, request, { checks, dynamic });
  const documented = config.mock.dynamic ? withMadeUpSchemas(prismOperation) : prismOperation;
  const bodiless = withoutJsonBody(documented, request);
  const checked = checks ? withSchemaOfForm(bodiless.operation, request.body.value) : bodiless.operation;
  const { output, validations } = await prism.run(bodiless.request, checked, config);
  const found = violationsOf('request', validations.input);
  const violations = checks ? [...found, ...unknownParameters(request), ...bodyViolations(request, operation)] : [];
  if (violations.some(isError)) throw invalidRequest(violations, request, operation);
  if (checks) refuseUnacceptable(chosen.answer, request, operation);
  const [mediaType] = config.mock.mediaTypes ?? [];
  return {
    status: output.statusCode,
    headers: answerHeaders(output.headers ?? {}, request, operation),
    body: chosen.answer.mediaTypes.length === 0 ? null : content(output.body, mediaType, request),
    violations,
  };
}

function prismConfig(
  { answer, example }: ChosenAnswer,
  preference: Preference,
  request: GuardedRequest,
  { checks, dynamic }: { checks: boolean; dynamic: boolean },
): IHttpMockConfig {
  const mediaType = acceptable(answer, request) ?? answer.mediaTypes[0] ?? '*/*';
  // A made-up error teaches nothing: its code, title and status would not fit together.
  const madeUp = checks && (preference.dynamic === undefined ? dynamic : preference.dynamic === 'true');
  const exampleKey = example ?? (madeUp ? undefined : exampleOfGrant(answer, request));
  return {
    isProxy: false,
    validateRequest: checks,
    checkSecurity: checks,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      code: answer.status,
      mediaTypes: [mediaType],
      dynamic: madeUp,
      ...(exampleKey !== undefined && { exampleKey }),
      ...(preference.seed !== undefined && { seed: preference.seed }),
    },
  };
}

/** The tokens of the grant that was asked for: their examples are named after it. */
function exampleOfGrant({ examples }: DocumentedAnswer, { body }: GuardedRequest): string | undefined {
  if (typeof body.value !== 'string') return undefined;
  const grant = new URLSearchParams(body.value).get('grant_type');
  return examples.find((key) => key === grant);
}

function acceptable({ mediaTypes }: DocumentedAnswer, { headers }: GuardedRequest): string | undefined {
  return new Negotiator({ headers }).mediaType([...mediaTypes]);
}

/** Only where the operation documents 406: elsewhere the answer is sent all the same (RFC 9110, section 15.5.7). */
function refuseUnacceptable(answer: DocumentedAnswer, request: GuardedRequest, operation: Operation): void {
  if (answer.mediaTypes.length === 0 || !operation.responses['406'] || acceptable(answer, request)) return;
  const offered = answer.mediaTypes.join(', ');
  throw new Refusal(
    'not_acceptable',
    `The operation answers ${offered}, the request accepts ${request.headers.accept}.`,
  );
}

function answerHeaders(mocked: Record<string, unknown>, request: GuardedRequest, { id }: Operation) {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(mocked)) {
    if (value !== null) headers[name] = withOwnAddress(String(value), request.headers.host);
  }
  headers['X-Request-Id'] = request.id;
  // An answer repeats an earlier one only for a request that can be recognized.
  if (request.headers['idempotency-key'] === undefined) delete headers['Idempotency-Replayed'];
  if (id === 'authorize' && headers.Location) {
    headers.Location = authorizationRedirect(request.url.searchParams, headers.Location);
  }
  return headers;
}

function content(body: unknown, mediaType: string | undefined, request: GuardedRequest): string {
  if (typeof body === 'string' && !mediaType?.endsWith('json')) return body;
  const own =
    mediaType === 'application/problem+json'
      ? { ...(body as object), instance: instanceOf(request.url), request_id: request.id }
      : body;
  return withOwnAddress(JSON.stringify(own), request.headers.host);
}

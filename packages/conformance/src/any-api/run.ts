import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';
import { DocumentSchemas } from '../document/document-schemas.ts';
import { encodeRequest, type RequestValues } from '../document/request-values.ts';
import { boundaryRequests, invalidRequests, validRequest } from '../document/requests.ts';
import { type ResponseJudge, responseJudge } from '../document/response-violations.ts';
import type { Exchange, HttpRequest, Send } from '../http-exchange.ts';
import { RateLimitError, sendWithinRateLimits } from '../rate-limits.ts';
import { type Outcome, outcomeFor, type Result, reasonOf } from '../run.ts';
import { baselineOf, type RunnableCase } from '../score/baseline.ts';
import { type ScoredViolation, type ScoreOptions, score } from '../score/score.ts';
import type { Forward } from '../score/violations/violation.ts';

export interface DocumentRunOptions {
  readonly baseUrl: string;
  readonly headers?: GivenHeaders;
  /** Whether the server must accept every valid request, as one without rules of its own does. */
  readonly isStrict?: boolean;
  /** Ids of operations. Default: all. */
  readonly only?: readonly string[];
  /** Default: over HTTP, within the rate limits of the server. */
  readonly send?: Send;
}

/** Returns the cases of a document, to be run alone. */
function runnableCases(
  api: OpenapiReader,
  { baseUrl, headers, isStrict = false, only }: DocumentRunOptions,
): RunnableCase[] {
  const judge = responseJudge(api, DocumentSchemas.of(api));
  return [...api.operations.values()]
    .filter(({ id }) => only?.includes(id) ?? true)
    .flatMap((operation) => documentCases(api, operation, headers))
    .map((each) => ({
      operation: each.operation.id,
      name: each.name,
      run: async (send) => outcomeOf(each, { judge, isStrict, baseUrl, send }),
    }));
}

/**
 * Runs the cases of every operation of a document.
 * @throws RateLimitError
 */
export async function runDocument(api: OpenapiReader, options: DocumentRunOptions): Promise<Result[]> {
  const { send = sendWithinRateLimits() } = options;
  const results: Result[] = [];
  for (const { operation, name, run } of runnableCases(api, options)) {
    results.push({ operation, case: name, outcome: await run(send, { isShared: true }) });
  }
  return results;
}

/** What a document states without extensions. */
const kinds = ['response', 'header', 'parameter', 'keyword', 'field', 'required', 'value'];

/** Breaks each statement of a document, one at a time, between its cases and a server that passes them. */
export async function scoreDocument(
  api: OpenapiReader,
  options: DocumentRunOptions & Pick<ScoreOptions, 'sample' | 'seed' | 'onFailing'>,
): Promise<ScoredViolation[]> {
  const { only, send = sendWithinRateLimits(), ...selection } = options;
  const forward: Forward = async (request) => (await send(options.baseUrl, request)).response;
  const start = () => ({ forward, isShared: true });
  const baseline: NonNullable<ScoreOptions['baseline']> = async (_, ids = only) =>
    baselineOf(api, runnableCases(api, { ...options, ...(ids && { only: ids }) }), start);
  return score(api, { kinds, isPlain: true, ...selection, ...(only && { operations: only }), baseline });
}

interface OutcomeContext {
  readonly judge: ResponseJudge;
  readonly isStrict: boolean;
  readonly baseUrl: string;
  readonly send: Send;
}

async function outcomeOf(each: DocumentCase, { judge, isStrict, baseUrl, send }: OutcomeContext): Promise<Outcome> {
  if (each.kind !== 'invalid' && !documentsSuccess(each.operation)) {
    return { state: 'skipped', reason: `${each.operation.id} documents no success` };
  }
  try {
    const exchange = await send(baseUrl, each.request);
    const { status } = exchange.response;
    const isRefused = each.kind === 'boundary' && !isStrict && isRejection(status);
    const violations = [
      ...(isRefused ? [] : unexpectedStatus(each, exchange)),
      ...judge(each.operation, exchange.response),
    ];
    const outcome = outcomeFor(baseUrl, exchange, violations);
    return isRefused && outcome.state === 'passed'
      ? { ...outcome, note: `${each.operation.id} refused a valid request with ${status}` }
      : outcome;
  } catch (error) {
    if (error instanceof RateLimitError) throw error;
    return { state: 'failed', violations: [`could not be sent: ${reasonOf(error)}`] };
  }
}

const documentsSuccess = ({ responses }: DescribedOperation) =>
  Object.keys(responses).some((key) => /^[23]|default/.test(key));

const isRejection = (status: number) => status >= 400 && status < 500;

function unexpectedStatus({ kind }: DocumentCase, { response: { status } }: Exchange): string[] {
  if (kind === 'invalid') return isRejection(status) ? [] : [`expected a rejection, got ${status}`];
  return status < 400 ? [] : [`expected success, got ${status}`];
}

/** One request that a document describes as valid or invalid. */
interface DocumentCase {
  readonly operation: DescribedOperation;
  readonly name: string;
  /** A request at a limit is valid, but rules of which the document says nothing may refuse it. */
  readonly kind: 'valid' | 'boundary' | 'invalid';
  readonly request: HttpRequest;
}

/** Sent with every request that has no other value. */
type GivenHeaders = Readonly<Record<string, string>>;

/** Returns the cases of an operation of any document: its valid request, those at its limits, and an invalid one for each keyword. */
function documentCases(api: OpenapiReader, operation: DescribedOperation, headers: GivenHeaders = {}): DocumentCase[] {
  const schemas = DocumentSchemas.of(api);
  const newCase = (kind: DocumentCase['kind'], name: string, values: RequestValues): DocumentCase => {
    const request = encodeRequest(operation, values);
    const { accept = '', ...own } = request.headers;
    return { operation, kind, name, request: { ...request, headers: { accept, ...headers, ...own } } };
  };
  const valid = validRequest(schemas, operation);
  return [
    newCase('valid', 'valid request', valid),
    ...boundaryRequests(schemas, operation, valid).map((values, index) =>
      newCase('boundary', `request ${index + 1} at the limits`, values),
    ),
    ...invalidRequests(schemas, operation, valid).map(({ part, statement, values }) =>
      newCase('invalid', `invalid ${part}: ${statement}`, values),
    ),
  ];
}

import { isDeepStrictEqual } from 'node:util';
import type { Field, Resource, schemas } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import type { StoredRecord } from '@worklane/model';
import { expectThat } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import type { Target } from '../target/target.ts';
import { spreadTokens } from '../target/tokens.ts';
import type { BodyErrors } from './body.ts';
import { getOperation } from './resource-operations.ts';

type Problem = Partial<schemas.Problem>;

/** What the model returns for a request, or the problem with which it rejects it. */
export type Outcome<T> = { readonly value: T; readonly problem?: never } | { readonly problem: ProblemError };

export function outcomeOf<T>(apply: () => T): Outcome<T> {
  try {
    return { value: apply() };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { problem: error };
  }
}

/** Expects an error. @throws Mismatch */
export function expectError(
  response: ServerResponse,
  status: number,
  code: schemas.ProblemCode | schemas.OAuthErrorCode,
): void {
  const given = codeOf(response);
  expectThat(
    response.status === status && given === code,
    `expected ${status} ${code}, got ${response.status} ${given}`,
  );
}

/** Expects the problem of the model, with violations of the same fields. @throws Mismatch */
export function expectProblem(response: ServerResponse, expected: ProblemError): void {
  const { status, code, errors, referencedBy, headers } = expected;
  expectError(response, status, code);
  const problem = response.json as Problem;
  const { ETag: etag } = headers;
  const given = response.headers.get('etag');
  expectThat(etag === given, `expected the ETag ${etag}, got ${given}`);
  if (code === 'validation_failed' || code === 'value_taken') {
    const [right, given] = [violations(errors), violations(problem.errors ?? [])];
    expectThat(right === given, `expected the errors ${right}, got ${given}`);
  }
  if (code === 'record_referenced') {
    const [right, given] = [text(referencedBy.slice(0, mostNamed)), text(problem.referenced_by)];
    expectThat(right === given, `expected referenced_by ${right}, got ${given}`);
  }
}

/** Maximum length of errors: specs/schemas/problem/Problem.yaml. */
const mostErrors = 100;

/** Expects a body to be rejected with an error for each of its invalid parts. @throws Mismatch */
export function expectInvalid(response: ServerResponse, expected: BodyErrors): void {
  expectError(response, 422, 'validation_failed');
  const { errors = [] } = response.json as Problem;
  const wrong = errors.find(({ pointer, code }) => !expected.get(pointer)?.has(code));
  expectThat(wrong === undefined, `expected no error ${wrong?.pointer} ${wrong?.code}`);
  const named = new Set(errors.map(({ pointer }) => pointer));
  const missing = [...expected.keys()].filter((pointer) => !named.has(pointer));
  expectThat(missing.length === 0 || errors.length === mostErrors, `expected errors of ${missing.join(', ')}`);
}

/** Maximum length of referenced_by: specs/schemas/problem/Problem.yaml. */
const mostNamed = 20;

const violations = (errors: readonly { readonly pointer: string; readonly code: string }[]) =>
  errors
    .map(({ pointer, code }) => `${pointer} ${code}`)
    .toSorted()
    .join(', ');

/** Expects a status. @throws Mismatch */
export function expectStatus(response: ServerResponse, expected: number): void {
  expectThat(response.status === expected, `expected ${expected}, got ${response.status} ${codeOf(response)}`);
}

const codeOf = ({ json }: ServerResponse) => {
  const { code, error = '' } = Object(json) as Problem & Partial<schemas.OAuthError>;
  return code ?? error;
};

/** Expects the returned record to be that of the model, and its ETag. @throws Mismatch */
export function expectReturned(resource: Resource, { json, headers }: ServerResponse, expected: StoredRecord): void {
  const actual = json as StoredRecord;
  const shown = Object.keys(resource.fields)
    .filter((name) => !isDeepStrictEqual(inUtc(actual[name], resource.fields[name]), expected[name]))
    .map((name) => `${name} ${text(expected[name])}, got ${text(actual[name])}`);
  expectThat(shown.length === 0, `expected ${shown.join('; ')}`);
  const totals =
    resource.fields.totals && exactTotals(actual.line_items as schemas.LineItem[], String(actual.currency));
  expectThat(
    totals === undefined || isDeepStrictEqual(actual.totals, totals),
    `expected the totals ${text(totals)}, got ${text(actual.totals)}`,
  );
  const etag = headers.get('etag');
  // Members have no version.
  const right = expected.version === undefined ? undefined : `"${expected.version}"`;
  expectThat(etag === right, `expected the ETag ${right}, got ${etag}`);
}

/** Returns a date-time in UTC with milliseconds, as the model writes it; RFC 3339 does not require them. */
const inUtc = (value: unknown, field: Field | undefined): unknown =>
  field?.type === 'date-time' &&
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,2})?Z$/.test(value)
    ? new Date(value).toISOString()
    : value;

/** Expects a response to be marked as a replay, or not. @throws Mismatch */
export function expectReplayed({ headers }: ServerResponse, replayed: boolean): void {
  const marked = headers.get('idempotency-replayed') === 'true';
  expectThat(marked === replayed, `expected Idempotency-Replayed to be ${replayed}, got ${marked}`);
}

/** Expects the server to return the record of the model. @throws Mismatch */
export async function expectRecord(session: Session, resource: Resource, record: StoredRecord): Promise<void> {
  const response = await session.request(getOperation(resource), { id: record.id });
  expectStatus(response, 200);
  expectReturned(resource, response, record);
}

const text = (value: unknown) => JSON.stringify(value)?.slice(0, 500);

/** Clocks of server and client may differ by as many milliseconds. */
const clockSkew = 60_000;

/** Expects a time of a change to be that of its response. @throws Mismatch */
export function expectNow({ headers }: ServerResponse, time: unknown): void {
  const now = Date.parse(headers.get('date') ?? new Date().toISOString());
  const isNow = Math.abs(Date.parse(String(time)) - now) <= clockSkew;
  expectThat(isNow, `expected the time of the response, ${new Date(now).toISOString()}, got ${time}`);
}

/** Expects a change to be made now, by the client of a request. @throws Mismatch */
export function expectChange(
  { target }: Session,
  token: string,
  response: ServerResponse,
  { updated_at, updated_by }: StoredRecord,
): void {
  expectNow(response, updated_at);
  expectActor(updated_by, target, token);
}

/**
 * Expects the client of a request, else one of those of the suite, which share its requests. A token that it was given may be that
 * of a member.
 */
export function expectActor(actor: unknown, { credentials, tokens }: Target, token = ''): void {
  const { client_id, additional_clients = [] } = credentials;
  if (credentials.token !== undefined || client_id === undefined) return;
  const all = [client_id, ...additional_clients.map((each) => each.client_id)];
  const own = all[spreadTokens(tokens).indexOf(token)];
  const clients = own === undefined ? all : [own];
  const isRight = clients.some((each) => isDeepStrictEqual(actor, { type: 'application', client_id: each }));
  expectThat(isRight, `expected the application ${clients.join(' or ')} as the actor, got ${JSON.stringify(actor)}`);
}

/** A decimal number: `digits` of the order `10 ** -scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

/** Computes totals with integers only, as specs/schemas/value/Totals.yaml states. */
function exactTotals(items: readonly schemas.LineItem[], currency: string): schemas.Totals {
  const nets = new Map<number, bigint>();
  for (const { quantity, unit_price, tax_rate } of items) {
    nets.set(tax_rate, (nets.get(tax_rate) ?? 0n) + product(quantity, BigInt(unit_price.amount)));
  }
  const net = sum([...nets.values()]);
  const tax = sum([...nets].map(([rate, amount]) => product(rate, amount, 2n)));
  const money = (amount: bigint) => ({ amount: Number(amount), currency });
  return { net: money(net), tax: money(tax), gross: money(net + tax) };
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Returns `factor * amount / 10 ** shift`, rounded to an integer, halves away from zero. */
function product(factor: number, amount: bigint, shift = 0n): bigint {
  const { digits, scale } = decimal(factor);
  const [value, divisor] = [digits * amount, 10n ** (scale + shift)];
  const rounded = ((value < 0n ? -value : value) * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}

/** Reads the shortest decimal that names the number, as JSON writes it: `0.5`, `1e-7`. */
function decimal(number: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = BigInt(fraction.length) - BigInt(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0n ? { digits: digits * 10n ** -scale, scale: 0n } : { digits, scale };
}

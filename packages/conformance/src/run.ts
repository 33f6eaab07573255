import { type Operation, operations } from '@worklane/contract';
import type { Case, CaseContext } from './cases/case.ts';
import { casesOf } from './cases/index.ts';
import { responseViolations } from './contract/response-violations.ts';
import { Fixtures, MissingPrerequisite } from './fixtures/fixtures.ts';
import { curlOf, type Exchange, send } from './http-exchange.ts';
import type { Target } from './target/target.ts';

/** The outcome of a case. */
export type Outcome =
  | { readonly state: 'passed' }
  | { readonly state: 'skipped'; readonly reason: string }
  | {
      readonly state: 'failed';
      readonly violations: readonly string[];
      readonly curl?: string;
      readonly response?: string;
    };

export interface Result {
  readonly operation: string;
  readonly case: string;
  readonly outcome: Outcome;
}

export interface RunOptions {
  readonly target: Target;
  /** Operation ids; all operations by default. */
  readonly only?: readonly string[];
  readonly onResult?: (result: Result) => void;
  /** Operations that run concurrently. */
  readonly concurrency?: number;
  readonly proxy?: ValidatingProxy;
}

/** A validating proxy in front of the target. Fixtures are created at the target itself. */
export interface ValidatingProxy {
  readonly url: string;
  /** Whether a case bypasses the proxy. */
  readonly skips: (operation: Operation, each: Case) => boolean;
  /**
   * Returns undefined when the response is the target's. When the proxy responded itself: the violations it reports, or none
   * where the target must reject the request too, which is sent to it then.
   */
  readonly violations: (each: Case, exchange: Exchange) => readonly string[] | undefined;
}

/** Runs the cases of every operation of the contract. @returns all results, in the order of the operation table */
export async function run(options: RunOptions): Promise<Result[]> {
  const { target, only, concurrency = 4 } = options;
  const scene = { target, fixtures: new Fixtures(target) };
  const selected = Object.values<Operation>(operations).filter(({ id }) => only === undefined || only.includes(id));
  const remaining = selected.entries();
  const results: Result[][] = [];
  const worker = async () => {
    for (const [index, operation] of remaining) results[index] = await runOperation(operation, scene, options);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results.flat();
}

async function runOperation(operation: Operation, scene: CaseContext, options: RunOptions): Promise<Result[]> {
  const results: Result[] = [];
  for (const each of casesOf(operation, scene.target)) {
    const result = {
      operation: operation.id,
      case: each.name,
      outcome: await outcomeOf(operation, each, scene, options),
    };
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

async function outcomeOf(
  operation: Operation,
  each: Case,
  scene: CaseContext,
  { proxy }: RunOptions,
): Promise<Outcome> {
  const { baseUrl, capabilities } = scene.target;
  const lacking = each.needs.find((capability) => !capabilities.has(capability));
  if (lacking) return { state: 'skipped', reason: `needs the capability ${lacking}` };
  try {
    const request = await each.request(scene);
    if (proxy && !proxy.skips(operation, each)) {
      const exchange = await send(proxy.url, request);
      const reported = proxy.violations(each, exchange);
      const violations = reported ?? violationsOf(operation, each, exchange);
      const isFinal = reported === undefined || violations.length > 0;
      if (isFinal) return outcomeFor(proxy.url, exchange, violations);
    }
    const exchange = await send(baseUrl, request);
    return outcomeFor(baseUrl, exchange, violationsOf(operation, each, exchange));
  } catch (error) {
    if (error instanceof MissingPrerequisite) return { state: 'skipped', reason: error.message };
    return { state: 'failed', violations: [`could not be sent: ${reasonOf(error)}`] };
  }
}

const outcomeFor = (baseUrl: string, exchange: Exchange, violations: readonly string[]): Outcome =>
  violations.length === 0
    ? { state: 'passed' }
    : { state: 'failed', violations, curl: curlOf(baseUrl, exchange.request), response: responseText(exchange) };

/** Returns how the response differs from what the case expects and the contract documents. */
const violationsOf = (operation: Operation, each: Case, exchange: Exchange): string[] => [
  ...unexpectedStatus(each, exchange),
  ...responseViolations(operation, exchange.response),
];

function unexpectedStatus({ expected: { status, code } }: Case, { response }: Exchange): string[] {
  if (status === 'success') return response.status < 400 ? [] : [`expected success, got ${response.status}`];
  if (response.status !== status) return [`expected ${status}${code ? ` ${code}` : ''}, got ${response.status}`];
  if (code === undefined) return [];
  const got = /"(?:code|error)":\s*"(\w+)"/.exec(response.body)?.[1];
  return got === code ? [] : [`expected the code ${code}, got ${got}`];
}

const responseText = ({ response: { status, body } }: Exchange) => `${status} ${body.slice(0, 1000)}`;

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

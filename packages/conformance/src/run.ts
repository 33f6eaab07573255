import { type Operation, operations } from '@worklane/contract';
import type { Case, CaseContext } from './cases/case.ts';
import { casesOf } from './cases/index.ts';
import { responseViolations } from './contract/response-violations.ts';
import { Fixtures, MissingPrerequisite } from './fixtures/fixtures.ts';
import { curlOf, type Exchange, send } from './http-exchange.ts';
import type { Target } from './target/target.ts';

/** How a case ended. */
export type Outcome =
  | { readonly state: 'passed' }
  | { readonly state: 'skipped'; readonly reason: string }
  | { readonly state: 'failed'; readonly faults: readonly string[]; readonly curl?: string; readonly answer?: string };

export interface Result {
  readonly operation: string;
  readonly case: string;
  readonly outcome: Outcome;
}

export interface RunOptions {
  readonly target: Target;
  /** Names of operations; all when it is left out. */
  readonly only?: readonly string[];
  readonly onResult?: (result: Result) => void;
  /** How many operations are judged at once. */
  readonly concurrency?: number;
  readonly proxy?: ValidatingProxy;
}

/** Stands in front of the target and judges too. What the cases need is made at the target itself. */
export interface ValidatingProxy {
  readonly url: string;
  /** Whether a case goes around it. */
  readonly skips: (operation: Operation, each: Case) => boolean;
  /**
   * When it has answered in place of the target: what it finds wrong, in sentences, or nothing where the target has to
   * refuse the request too; that is asked then. Undefined when the answer is the target's.
   */
  readonly violations: (each: Case, exchange: Exchange) => readonly string[] | undefined;
}

/** Judges every operation of the contract. @returns all results, in the order of the operation table */
export async function run(options: RunOptions): Promise<Result[]> {
  const { target, only, concurrency = 4 } = options;
  const scene = { target, fixtures: new Fixtures(target) };
  const judged = Object.values<Operation>(operations).filter(({ id }) => only === undefined || only.includes(id));
  const waiting = judged.entries();
  const results: Result[][] = [];
  const worker = async () => {
    for (const [index, operation] of waiting) results[index] = await runOperation(operation, scene, options);
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
      const violations = proxy.violations(each, exchange);
      const faults = violations ?? violationsOf(operation, each, exchange);
      const isAnswered = violations === undefined || faults.length > 0;
      if (isAnswered) return outcomeFor(proxy.url, exchange, faults);
    }
    const exchange = await send(baseUrl, request);
    return outcomeFor(baseUrl, exchange, violationsOf(operation, each, exchange));
  } catch (error) {
    if (error instanceof MissingPrerequisite) return { state: 'skipped', reason: error.message };
    return { state: 'failed', faults: [`could not be asked: ${reasonOf(error)}`] };
  }
}

const outcomeFor = (baseUrl: string, exchange: Exchange, faults: readonly string[]): Outcome =>
  faults.length === 0
    ? { state: 'passed' }
    : { state: 'failed', faults, curl: curlOf(baseUrl, exchange.request), answer: responseText(exchange) };

/** The answer is not the one that the case expects, or not as the contract documents it. */
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

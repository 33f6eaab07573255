import { type Operation, operations } from '@worklane/contract';
import type { Case, Scene } from './cases/case.ts';
import { casesOf } from './cases/index.ts';
import { answerFaults } from './contract/response-violations.ts';
import { curlOf, type Exchange, send } from './http-exchange.ts';
import type { Target } from './target/target.ts';
import { UnmetNeed, World } from './fixtures/fixtures.ts';

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
  readonly atOnce?: number;
  readonly proxy?: JudgingProxy;
}

/** Stands in front of the target and judges too. What the cases need is made at the target itself. */
export interface JudgingProxy {
  readonly url: string;
  /** Whether a case goes around it. */
  readonly leavesOut: (operation: Operation, each: Case) => boolean;
  /**
   * When it has answered in place of the target: what it finds wrong, in sentences, or nothing where the target has to
   * refuse the request too; that is asked then. Undefined when the answer is the target's.
   */
  readonly objections: (each: Case, exchange: Exchange) => readonly string[] | undefined;
}

/** Judges every operation of the contract. @returns all results, in the order of the operation table */
export async function run(options: RunOptions): Promise<Result[]> {
  const { target, only, atOnce = 4 } = options;
  const scene = { target, world: new World(target) };
  const judged = Object.values<Operation>(operations).filter(({ id }) => only === undefined || only.includes(id));
  const waiting = judged.entries();
  const results: Result[][] = [];
  const worker = async () => {
    for (const [index, operation] of waiting) results[index] = await judgeOperation(operation, scene, options);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results.flat();
}

async function judgeOperation(operation: Operation, scene: Scene, options: RunOptions): Promise<Result[]> {
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

async function outcomeOf(operation: Operation, each: Case, scene: Scene, { proxy }: RunOptions): Promise<Outcome> {
  const { baseUrl, capabilities } = scene.target;
  const lacking = each.needs.find((capability) => !capabilities.has(capability));
  if (lacking) return { state: 'skipped', reason: `needs the capability ${lacking}` };
  try {
    const request = await each.request(scene);
    if (proxy && !proxy.leavesOut(operation, each)) {
      const exchange = await send(proxy.url, request);
      const objections = proxy.objections(each, exchange);
      const faults = objections ?? faultsOf(operation, each, exchange);
      const isAnswered = objections === undefined || faults.length > 0;
      if (isAnswered) return verdict(proxy.url, exchange, faults);
    }
    const exchange = await send(baseUrl, request);
    return verdict(baseUrl, exchange, faultsOf(operation, each, exchange));
  } catch (error) {
    if (error instanceof UnmetNeed) return { state: 'skipped', reason: error.message };
    return { state: 'failed', faults: [`could not be asked: ${reasonOf(error)}`] };
  }
}

const verdict = (baseUrl: string, exchange: Exchange, faults: readonly string[]): Outcome =>
  faults.length === 0
    ? { state: 'passed' }
    : { state: 'failed', faults, curl: curlOf(baseUrl, exchange.request), answer: shown(exchange) };

/** The answer is not the one that the case expects, or not as the contract documents it. */
const faultsOf = (operation: Operation, each: Case, exchange: Exchange): string[] => [
  ...unexpected(each, exchange),
  ...answerFaults(operation, exchange.answer),
];

function unexpected({ expected: { status, code } }: Case, { answer }: Exchange): string[] {
  if (status === 'success') return answer.status < 400 ? [] : [`expected success, got ${answer.status}`];
  if (answer.status !== status) return [`expected ${status}${code ? ` ${code}` : ''}, got ${answer.status}`];
  if (code === undefined) return [];
  const got = /"(?:code|error)":\s*"(\w+)"/.exec(answer.body)?.[1];
  return got === code ? [] : [`expected the code ${code}, got ${got}`];
}

const shown = ({ answer: { status, body } }: Exchange) => `${status} ${body.slice(0, 1000)}`;

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

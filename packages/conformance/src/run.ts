import { type Operation, operations } from '@worklane/contract';
import type { Case, Scene } from './cases/case.ts';
import { casesOf } from './cases/index.ts';
import { answerFaults } from './contract/answer-faults.ts';
import { curlOf, type Exchange, send } from './exchange.ts';
import type { Target } from './target/target.ts';
import { UnmetNeed, World } from './world/world.ts';

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
  /** A proxy in front of the target, to which the cases are sent; what they need is made at the target itself. */
  readonly proxyUrl?: string;
  /** Why a case is not asked; all are when it is left out. */
  readonly except?: (operation: Operation, each: Case) => string | undefined;
  /** By the contract when it is left out. */
  readonly judge?: Judge;
}

/** Says what is wrong with an exchange, in sentences. */
export type Judge = (operation: Operation, each: Case, exchange: Exchange) => readonly string[];

/** The answer is the one that the case expects, and as the contract documents it. */
export const byContract: Judge = (operation, each, exchange) => [
  ...unexpected(each, exchange),
  ...answerFaults(operation, exchange.answer),
];

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

async function outcomeOf(
  operation: Operation,
  each: Case,
  scene: Scene,
  { except, judge = byContract, proxyUrl }: RunOptions,
): Promise<Outcome> {
  const { capabilities } = scene.target;
  const baseUrl = proxyUrl ?? scene.target.baseUrl;
  const lacking = each.needs.find((capability) => !capabilities.has(capability));
  if (lacking) return { state: 'skipped', reason: `needs the capability ${lacking}` };
  const exception = except?.(operation, each);
  if (exception !== undefined) return { state: 'skipped', reason: exception };
  try {
    const exchange = await send(baseUrl, await each.request(scene));
    const faults = judge(operation, each, exchange);
    if (faults.length === 0) return { state: 'passed' };
    return { state: 'failed', faults, curl: curlOf(baseUrl, exchange.request), answer: shown(exchange) };
  } catch (error) {
    if (error instanceof UnmetNeed) return { state: 'skipped', reason: error.message };
    return { state: 'failed', faults: [`could not be asked: ${reasonOf(error)}`] };
  }
}

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

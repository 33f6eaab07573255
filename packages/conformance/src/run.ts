import { type Operation, operations } from '@worklane/contract';
import type { Case, Scene } from './cases/case.ts';
import { casesOf } from './cases/index.ts';
import { Fixtures } from './fixtures/fixtures.ts';
import { curlOf, type Exchange, type Send } from './http-exchange.ts';
import { expectThat, Mismatch, MissingPrerequisite } from './mismatch.ts';
import { RateLimitError, sendWithinRateLimits } from './rate-limits.ts';
import { type Receiver, startReceiver } from './receiver/receiver.ts';
import { Session } from './session.ts';
import { notImplemented, type Target } from './target/target.ts';
import { spreadTokens } from './target/tokens.ts';
import { cleanUp } from './world/clean-up.ts';
import { observeTokens } from './world/observe.ts';
import { World } from './world/world.ts';

/** The outcome of a case. */
export type Outcome =
  | { readonly state: 'passed' /** What the document leaves open. */; readonly note?: string }
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
  /** Ids of operations that the target must implement; by default, those that it implements are tested. */
  readonly only?: readonly string[];
  /** Sends all requests; by default within the rate limits of the target. */
  readonly send?: Send;
  readonly onResult?: (result: Result) => void;
  /** Receives the deliveries of webhooks. Default: one on loopback, if the target has the capability. */
  readonly receiver?: Receiver;
}

/**
 * Runs the cases of every operation of the contract, and deletes what they have created.
 * @returns all results, in the order of the operation table
 * @throws RateLimitError
 */
export async function run(options: RunOptions): Promise<Result[]> {
  if (options.receiver || !options.target.capabilities.has('receiver')) return runCases(options);
  const { receiver, close } = await startReceiver();
  return runCases({ ...options, receiver }).finally(close);
}

async function runCases(options: RunOptions): Promise<Result[]> {
  const { target, only, receiver, send = sendWithinRateLimits() } = options;
  const world = new World(target.credentials.organization_id);
  const fixtures = new Fixtures(target, send, world);
  const results: Result[] = [];
  for (const operation of Object.values<Operation>(operations)) {
    if (only !== undefined && !only.includes(operation.id)) continue;
    results.push(...(await runOperation(operation, { target, world, fixtures, receiver, send }, options)));
  }
  // The cases report what is wrong with deletions.
  await cleanUp({ session: new Session(target, { send }), world }).catch(() => {});
  return results;
}

/**
 * Runs one case alone.
 * @param sendFixture sends the requests that create what the case needs
 * @throws RateLimitError
 */
export async function runCase(
  each: Case,
  { target, send, receiver, cleansUp }: CaseOptions,
  sendFixture = send,
): Promise<Outcome> {
  const world = new World(target.credentials.organization_id);
  const stage = { target, world, fixtures: new Fixtures(target, sendFixture, world), receiver, send };
  const outcome = await outcomeOf(each, stage);
  if (cleansUp) await cleanUp({ session: new Session(target, { send }), world }).catch(() => {});
  return outcome;
}

interface CaseOptions extends Pick<Stage, 'target' | 'receiver' | 'send'> {
  /** Whether to delete what the case has created. */
  readonly cleansUp: boolean;
}

type Stage = Omit<Scene, 'session'> & { readonly send: Send };

async function runOperation(operation: Operation, stage: Stage, options: RunOptions): Promise<Result[]> {
  const results: Result[] = [];
  const tokens = spreadTokens(stage.target.tokens);
  const first = Object.keys(operations).indexOf(operation.id);
  const reason = notImplemented(operation);
  // The first response decides, unless the target must implement the operation.
  let isImplemented = (options.only && true) as boolean | undefined;
  for (const [index, each] of casesOf(operation, stage.target).entries()) {
    // A case has one client, to which its idempotency keys belong.
    const token = tokens[(first + index) % tokens.length] ?? tokens[0];
    let outcome: Outcome = isImplemented === false ? { state: 'skipped', reason } : await outcomeOf(each, stage, token);
    if (outcome.state !== 'skipped') isImplemented ??= true;
    else if (outcome.reason === reason) {
      if (isImplemented) outcome = { state: 'failed', violations: [reason] };
      isImplemented ??= false;
    }
    const result = { operation: operation.id, case: each.name, outcome };
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

/** Several times as many as any case sends to a server that conforms; endless lists have more. */
const mostRequests = 1000;

async function outcomeOf(each: Case, stage: Stage, token?: string): Promise<Outcome> {
  const { target, send, world } = stage;
  const lacking = each.needs.find((capability) => !target.capabilities.has(capability));
  if (lacking) return { state: 'skipped', reason: `needs the capability ${lacking}` };
  let requests = 0;
  const session = new Session(target, {
    send,
    ...(token !== undefined && { token }),
    onExchange(sent, exchange) {
      observeTokens(world, sent, exchange);
      requests += 1;
      expectThat(requests <= mostRequests, `expected a case to end: it has sent ${mostRequests} requests`);
    },
  });
  try {
    await each.run({ ...stage, session });
    return { state: 'passed' };
  } catch (error) {
    if (error instanceof RateLimitError) throw error;
    if (error instanceof MissingPrerequisite) return { state: 'skipped', reason: error.message };
    if (error instanceof Mismatch) return outcomeFor(target.baseUrl, session.exchanges.at(-1), [error.message]);
    return { state: 'failed', violations: [`could not be sent: ${reasonOf(error)}`] };
  }
}

export const outcomeFor = (baseUrl: string, exchange: Exchange | undefined, violations: readonly string[]): Outcome =>
  violations.length === 0
    ? { state: 'passed' }
    : {
        state: 'failed',
        violations,
        ...(exchange && { curl: curlOf(baseUrl, exchange.request), response: responseText(exchange) }),
      };

const responseText = ({ response: { status, body } }: Exchange) => `${status} ${body.slice(0, 1000)}`;

export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

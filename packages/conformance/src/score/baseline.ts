import { type Operation, operations } from '@worklane/contract';
import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { casesOf } from '../cases/index.ts';
import { type HttpResponse, type Send, send } from '../http-exchange.ts';
import { systemClock } from '../rate-limits.ts';
import type { Receiver, ReceiverResponse } from '../receiver/receiver.ts';
import { type Outcome, runCase } from '../run.ts';
import type { Credentials } from '../target/credentials.ts';
import { type Target, targetOf } from '../target/target.ts';
import {
  InProcessMock,
  inProcess,
  interceptDeliveries,
  intercepted,
  type Server,
  type StartServer,
  withoutWaiting,
} from './server.ts';
import type { Call, Delivery, Forward } from './violations/violation.ts';

/** A case that can be run alone. */
export interface RunnableCase {
  /** The ID of the operation. */
  readonly operation: string;
  readonly name: string;
  /** @param sendFixture sends the requests that only create what the case needs */
  readonly run: (send: Send, server: Pick<Server, 'receiver' | 'isShared'>, sendFixture?: Send) => Promise<Outcome>;
}

/** A case that passes without violations, with what it sent and received. */
export interface BaselineCase extends RunnableCase {
  readonly exchanges: readonly RecordedExchange[];
  readonly deliveries: readonly RecordedDelivery[];
  /** The time that it takes, in milliseconds. */
  readonly duration: number;
}

export interface RecordedExchange {
  readonly call: Call;
  readonly response: HttpResponse;
  /** Whether the request only creates what the case needs. */
  readonly isFixture: boolean;
}

export interface RecordedDelivery {
  readonly delivery: Delivery;
  readonly response: ReceiverResponse;
}

export interface Baseline {
  /** An access token with every scope. */
  readonly token: string;
  readonly start: StartServer;
  /** The fastest first. */
  readonly cases: readonly BaselineCase[];
  /** The names of the cases that fail without a violation, and what each found first. */
  readonly failing: readonly string[];
}

/**
 * Runs every case once, each against a mock in process in the same state.
 * @param only the operations whose cases are run; by default all
 */
export async function mockBaseline(contract: OpenapiReader, only?: readonly string[]): Promise<Baseline> {
  const mock = new InProcessMock();
  const send = intercepted(contract, { forward: mock.forward, clock: withoutWaiting });
  const target = await targetOf(inProcess, await mock.credentials(), send);
  mock.keepState();
  return baselineOf(contract, suiteCases(target, only), () => mock.restart(), target.tokens.full);
}

/** Returns a function that runs cases against a running server. @param receiver receives its deliveries */
export const serverBaseline =
  ({ baseUrl, credentials, receiver }: RunningServer): typeof mockBaseline =>
  async (contract, only) => {
    const target = await targetOf(baseUrl, credentials);
    const forward: Forward = async (request) => (await send(baseUrl, request)).response;
    const start = () => ({ forward, receiver, clock: systemClock, isShared: true });
    return baselineOf(contract, suiteCases(target, only), start, target.tokens.full);
  };

interface RunningServer {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly receiver: Receiver;
}

const suiteCases = (target: Target, only?: readonly string[]): RunnableCase[] =>
  Object.values<Operation>(operations)
    .filter(({ id }) => only?.includes(id) ?? true)
    .flatMap((operation) =>
      casesOf(operation, target).map((each) => ({
        operation: operation.id,
        name: each.name,
        run: (send, { receiver, isShared: cleansUp }, sendFixture) =>
          runCase(each, { target, receiver, cleansUp, send }, sendFixture),
      })),
    );

/** Runs every case once. */
export async function baselineOf(
  contract: OpenapiReader,
  runnable: readonly RunnableCase[],
  start: StartServer,
  token = '',
): Promise<Baseline> {
  const cases: BaselineCase[] = [];
  const failing: string[] = [];
  for (const each of runnable) {
    const exchanges: RecordedExchange[] = [];
    const deliveries: RecordedDelivery[] = [];
    const server = start();
    if (server.receiver) {
      interceptDeliveries(server.receiver, (delivery, deliver) => {
        const response = deliver(delivery);
        deliveries.push({ delivery, response });
        return response;
      });
    }
    const recording = (isFixture: boolean) =>
      intercepted(contract, server, async (call, forward) => {
        const response = await forward(call.request);
        exchanges.push({ call, response, isFixture });
        return response;
      });
    const started = performance.now();
    const outcome = await each.run(recording(false), server, recording(true));
    const duration = performance.now() - started;
    if (outcome.state === 'passed') cases.push({ ...each, exchanges, deliveries, duration });
    if (outcome.state === 'failed') failing.push(`${each.operation}: ${each.name}: ${outcome.violations[0]}`);
  }
  return { token, start, failing, cases: cases.toSorted((a, b) => a.duration - b.duration) };
}

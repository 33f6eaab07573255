import { type Operation, operations } from '@worklane/contract';
import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { Case } from '../cases/case.ts';
import { casesOf } from '../cases/index.ts';
import { type HttpResponse, send } from '../http-exchange.ts';
import { systemClock } from '../rate-limits.ts';
import type { Answer, Receiver } from '../receiver/receiver.ts';
import { runCase } from '../run.ts';
import type { Credentials } from '../target/credentials.ts';
import { allCapabilities, type Target } from '../target/target.ts';
import { obtainTokens } from '../target/tokens.ts';
import { InProcessMock, inProcess, withoutWaiting } from './in-process.ts';
import { interceptDeliveries, intercepted, type StartServer } from './server.ts';
import type { Call, Delivery, Forward } from './violations/violation.ts';

/** A case of the suite that passes without violations, with what it sent and received. */
export interface BaselineCase {
  readonly operation: Operation;
  readonly each: Case;
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
  readonly answer: Answer;
}

export interface Baseline {
  readonly target: Target;
  readonly start: StartServer;
  /** The fastest first. */
  readonly cases: readonly BaselineCase[];
  /** The names of the cases that fail without a violation. */
  readonly failing: readonly string[];
}

/**
 * Runs every case once, each against a mock in process in the same state.
 * @param only the operations whose cases are run; by default all
 */
export async function mockBaseline(contract: OpenapiReader, only?: readonly string[]): Promise<Baseline> {
  const mock = new InProcessMock();
  const credentials = await mock.credentials();
  const tokens = await obtainTokens(
    inProcess,
    credentials,
    intercepted(contract, { forward: mock.forward, clock: withoutWaiting }),
  );
  mock.keepState();
  const target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
  return baselineOf(contract, target, () => mock.restart(), only);
}

/** Returns a function that runs cases against a running server. @param receiver receives its deliveries */
export const serverBaseline =
  ({ baseUrl, credentials, receiver }: RunningServer): typeof mockBaseline =>
  async (contract, only) => {
    const tokens = await obtainTokens(baseUrl, credentials);
    const target = { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
    const forward: Forward = async (request) => (await send(baseUrl, request)).response;
    return baselineOf(contract, target, () => ({ forward, receiver, clock: systemClock, isShared: true }), only);
  };

interface RunningServer {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly receiver: Receiver;
}

/** Runs every case once. */
async function baselineOf(
  contract: OpenapiReader,
  target: Target,
  start: StartServer,
  only?: readonly string[],
): Promise<Baseline> {
  const cases: BaselineCase[] = [];
  const failing: string[] = [];
  for (const operation of Object.values<Operation>(operations)) {
    if (only && !only.includes(operation.id)) continue;
    for (const each of casesOf(operation, target)) {
      const exchanges: RecordedExchange[] = [];
      const deliveries: RecordedDelivery[] = [];
      const server = start();
      if (server.receiver) {
        interceptDeliveries(server.receiver, (delivery, deliver) => {
          const answer = deliver(delivery);
          deliveries.push({ delivery, answer });
          return answer;
        });
      }
      const recording = (isFixture: boolean) =>
        intercepted(contract, server, async (call, forward) => {
          const response = await forward(call.request);
          exchanges.push({ call, response, isFixture });
          return response;
        });
      const started = performance.now();
      const { receiver, isShared: cleansUp } = server;
      const options = { target, receiver, cleansUp, send: recording(false) };
      const { state } = await runCase(operation, each, options, recording(true));
      const duration = performance.now() - started;
      if (state === 'passed') cases.push({ operation, each, exchanges, deliveries, duration });
      if (state === 'failed') failing.push(`${operation.id}: ${each.name}`);
    }
  }
  return { target, start, failing, cases: cases.toSorted((a, b) => a.duration - b.duration) };
}

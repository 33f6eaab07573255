import { type Operation, operations } from '@worklane/contract';
import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { Case } from '../cases/case.ts';
import { casesOf } from '../cases/index.ts';
import type { HttpResponse } from '../http-exchange.ts';
import { runCase } from '../run.ts';
import { allCapabilities, type Target } from '../target/target.ts';
import { obtainTokens } from '../target/tokens.ts';
import { InProcessMock, inProcess } from './in-process.ts';
import { intercepted, type StartServer } from './server.ts';
import type { Call, Delivery } from './violations/violation.ts';

/** A case of the suite that passes without violations, with what it sent and received. */
export interface BaselineCase {
  readonly operation: Operation;
  readonly each: Case;
  readonly exchanges: readonly RecordedExchange[];
  readonly deliveries: readonly Delivery[];
  /** The time that it takes, in milliseconds. */
  readonly duration: number;
}

export interface RecordedExchange {
  readonly call: Call;
  readonly response: HttpResponse;
  /** Whether the request only creates what the case needs. */
  readonly isFixture: boolean;
}

export interface Baseline {
  readonly target: Target;
  readonly start: StartServer;
  /** The fastest first. */
  readonly cases: readonly BaselineCase[];
  /** The names of the cases that fail without a violation. */
  readonly failing: readonly string[];
}

/** Runs every case once, each against a mock in process in the same state. */
export async function mockBaseline(contract: OpenapiReader): Promise<Baseline> {
  const mock = new InProcessMock();
  const credentials = await mock.credentials();
  const tokens = await obtainTokens(inProcess, credentials, intercepted(contract, mock.forward));
  mock.keepState();
  const target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
  return baselineOf(contract, target, () => mock.restart());
}

/** Runs every case once. */
export async function baselineOf(contract: OpenapiReader, target: Target, start: StartServer): Promise<Baseline> {
  const cases: BaselineCase[] = [];
  const failing: string[] = [];
  for (const operation of Object.values<Operation>(operations)) {
    for (const each of casesOf(operation, target)) {
      const exchanges: RecordedExchange[] = [];
      const deliveries: Delivery[] = [];
      const server = start();
      server.interceptDeliveries?.((delivery, deliver) => {
        deliveries.push(delivery);
        return deliver(delivery);
      });
      const recording = (isFixture: boolean) =>
        intercepted(contract, server.forward, async (call, forward) => {
          const response = await forward(call.request);
          exchanges.push({ call, response, isFixture });
          return response;
        });
      const started = performance.now();
      const { receiver } = server;
      const { state } = await runCase(operation, each, { target, receiver, send: recording(false) }, recording(true));
      const duration = performance.now() - started;
      if (state === 'passed') cases.push({ operation, each, exchanges, deliveries, duration });
      if (state === 'failed') failing.push(`${operation.id}: ${each.name}`);
    }
  }
  return { target, start, failing, cases: cases.toSorted((a, b) => a.duration - b.duration) };
}

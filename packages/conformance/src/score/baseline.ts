import { type Operation, operations } from '@worklane/contract';
import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { Case } from '../cases/case.ts';
import { casesOf } from '../cases/index.ts';
import type { HttpResponse } from '../http-exchange.ts';
import { runCase } from '../run.ts';
import { readCredentials } from '../target/credentials.ts';
import { allCapabilities, type Target } from '../target/target.ts';
import { obtainTokens } from '../target/tokens.ts';
import { forwardTo, inProcess, mocksLike, newMock } from './in-process.ts';
import { intercepted, type StartServer } from './server.ts';
import type { Call } from './violations/violation.ts';

/** A case of the suite that passes against the mock, with what it sent and received. */
export interface BaselineCase {
  readonly operation: Operation;
  readonly each: Case;
  readonly exchanges: readonly RecordedExchange[];
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
  /** Those with the fewest requests first. */
  readonly cases: readonly BaselineCase[];
  /** The names of the cases that fail without a violation. */
  readonly failing: readonly string[];
}

/** Runs every case once, each against a fresh mock in process. */
export async function mockBaseline(contract: OpenapiReader): Promise<Baseline> {
  const mock = newMock();
  const credentials = readCredentials(JSON.stringify(await mock.credentials(inProcess)));
  const tokens = await obtainTokens(inProcess, credentials, intercepted(contract, forwardTo(mock)));
  const target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
  const start = mocksLike(mock);
  mock.close();
  return baselineOf(contract, target, start);
}

/** Runs every case once. */
export async function baselineOf(contract: OpenapiReader, target: Target, start: StartServer): Promise<Baseline> {
  const cases: BaselineCase[] = [];
  const failing: string[] = [];
  for (const operation of Object.values<Operation>(operations)) {
    for (const each of casesOf(operation, target)) {
      const exchanges: RecordedExchange[] = [];
      const server = start();
      const recording = (isFixture: boolean) =>
        intercepted(contract, server.forward, async (call, forward) => {
          const response = await forward(call.request);
          exchanges.push({ call, response, isFixture });
          return response;
        });
      const { state } = await runCase(operation, each, { target, send: recording(false) }, recording(true));
      server.close();
      if (state === 'passed') cases.push({ operation, each, exchanges });
      if (state === 'failed') failing.push(`${operation.id}: ${each.name}`);
    }
  }
  return { target, start, failing, cases: cases.toSorted((a, b) => a.exchanges.length - b.exchanges.length) };
}

import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { declaredStatus } from '../document/response-violations.ts';
import type { Baseline, BaselineCase, RecordedExchange } from './baseline.ts';
import { interceptDeliveries, intercepted, type StartServer } from './server.ts';
import { exampleResponse } from './violations/example-response.ts';
import {
  type Call,
  type Delivery,
  type DeliveryInterceptor,
  type Interceptor,
  operationOf,
  type Violation,
} from './violations/violation.ts';

/** Whether the suite notices a violation. */
export interface Verdict {
  readonly violation: string;
  readonly statement: string;
  /** The operation whose requests it concerns; absent if there are several. */
  readonly operation?: string;
  /** The first case that fails with the violation; absent for a survivor. */
  readonly killedBy?: string;
  /** How many cases were run. */
  readonly tried: number;
}

/** How many cases of one request are run before the scenarios. */
const mostRequestCases = 3;

/** Applies violations, one at a time, and runs the cases that they concern until one fails. */
export class Judge {
  readonly #contract: OpenapiReader;
  readonly #start: StartServer;
  readonly #token: string;
  readonly #byOperation: ReadonlyMap<string, readonly BaselineCase[]>;
  readonly #delivering: readonly BaselineCase[];
  /** The last case that noticed a violation of some operations, and a similar one. */
  readonly #killers = new Map<string, BaselineCase>();
  /** The outcomes of cases that get the example of a response, without a violation. */
  readonly #controls = new Map<string, Promise<string>>();

  constructor(contract: OpenapiReader, { start, token, cases }: Baseline) {
    this.#contract = contract;
    this.#start = start;
    this.#token = token;
    const byOperation = new Map<string, BaselineCase[]>();
    for (const each of cases) {
      for (const id of new Set(each.exchanges.map(({ call }) => call.operation.id))) {
        byOperation.set(id, [...(byOperation.get(id) ?? []), each]);
      }
    }
    this.#byOperation = byOperation;
    this.#delivering = cases.filter(({ deliveries }) => deliveries.length > 0);
  }

  /** @param mostTried the most cases that are run: those that send the fewest requests */
  async judge(violation: Violation, mostTried = Number.POSITIVE_INFINITY): Promise<Verdict> {
    const { id, statement, status, operations } = violation;
    const operation = operationOf(violation);
    const verdict = { violation: id, statement, ...(operation !== undefined && { operation }) };
    const isProvoked = status === undefined || this.#provokes(violation, status);
    let tried = 0;
    for await (const candidate of this.#candidates(violation, isProvoked)) {
      tried += 1;
      const isKilled = isProvoked
        ? (await this.#outcome(candidate, violation, violation.interceptor(this.#token))) !== passed
        : await this.#isNoticed(candidate, violation, status as number);
      if (isKilled) for (const key of [similarityOf(violation), operations.join()]) this.#killers.set(key, candidate);
      if (isKilled) return { ...verdict, tried, killedBy: nameOf(candidate) };
      if (tried >= mostTried) break;
    }
    return { ...verdict, tried };
  }

  /** Whether a response with the status occurs without a violation. */
  #provokes({ operations }: Violation, status: number): boolean {
    return operations.some((id) =>
      this.#byOperation
        .get(id)
        ?.some(({ exchanges }) =>
          exchanges.some(
            ({ call: { operation }, response }) =>
              operation.id === id && declaredStatus(operation.responses, response.status) === status,
          ),
        ),
    );
  }

  /**
   * Returns the cases that a violation concerns: first those that noticed the last ones, then those that check the
   * responses of its operations, each with the fewest requests first.
   */
  async *#candidates(violation: Violation, isProvoked: boolean): AsyncGenerator<BaselineCase> {
    const { operations } = violation;
    const killers = [similarityOf(violation), operations.join()].map((key) => this.#killers.get(key));
    const { deliveries } = violation;
    // Its own cases expect most of an operation.
    const isOther = ({ operation }: BaselineCase) => Number(operation !== operationOf(violation));
    const concerned = operations.flatMap((id) => this.#byOperation.get(id) ?? []);
    const all = new Set([
      ...killers,
      ...(deliveries ? this.#delivering : concerned.toSorted((a, b) => isOther(a) - isOther(b))),
    ]);
    const last: BaselineCase[] = [];
    let requestCases = 0;
    for (const candidate of all) {
      if (!candidate) continue;
      if (deliveries) {
        if (changesDelivery(candidate, deliveries())) yield candidate;
        continue;
      }
      const interceptor = isProvoked
        ? violation.interceptor(this.#token)
        : replacingFirst(async ({ request }) => emptyResponse(request.path));
      const exchange = await concernedExchange(candidate, interceptor, operations);
      if (!exchange) continue;
      // Only scenarios compare valid responses with what they expect.
      const isLate = exchange.isFixture || (isRequest(candidate) && requestCases++ >= mostRequestCases);
      if (isLate) last.push(candidate);
      else yield candidate;
    }
    yield* last;
  }

  /** Whether a case fails in another way than with a valid response of the same status. */
  async #isNoticed(candidate: BaselineCase, violation: Violation, status: number): Promise<boolean> {
    const example = async ({ operation, request }: Call) => exampleResponse(this.#contract, operation, status, request);
    const name = `${violation.operations.join()} ${status} ${nameOf(candidate)}`;
    const control = this.#controls.get(name) ?? this.#outcome(candidate, violation, replacingFirst(example));
    this.#controls.set(name, control);
    const violate = violation.interceptor(this.#token);
    const injected = replacingFirst((call) => violate(call, () => example(call)));
    return (await this.#outcome(candidate, violation, injected)) !== (await control);
  }

  /** Returns the text of the failure of a case, without IDs and times. */
  async #outcome(each: BaselineCase, { operations, deliveries }: Violation, interceptor: Interceptor): Promise<string> {
    const server = this.#start();
    if (server.receiver && deliveries) interceptDeliveries(server.receiver, deliveries());
    const outcome = await each.run(intercepted(this.#contract, server, interceptor, operations), server);
    return outcome.state === 'failed' ? outcome.violations.join('\n').replaceAll(/[\w-]{16,}/g, '') : passed;
  }
}

/** Whether a case sends one request, and compares nothing with what it expects. */
const isRequest = ({ exchanges }: BaselineCase) => exchanges.filter(({ isFixture }) => !isFixture).length === 1;

const passed = '';

const nameOf = ({ operation, name }: BaselineCase) => `${operation}: ${name}`;

/** What is done, and to which operations. */
const similarityOf = ({ id, operations }: Violation) => `${id.slice(id.indexOf(': '))} ${operations.join()}`;

/** Replaces the first successful response. */
function replacingFirst(respond: Interceptor): Interceptor {
  let isDone = false;
  return async (call, forward) => {
    if (isDone) return forward(call.request);
    isDone = true;
    return respond(call, forward);
  };
}

const emptyResponse = (body: string) => ({ status: 599, headers: new Map(), body });

/** Returns what an interceptor changes first of what a case sent or received, preferably what the case checks. */
async function concernedExchange(
  { exchanges }: BaselineCase,
  interceptor: Interceptor,
  operations: readonly string[],
): Promise<RecordedExchange | undefined> {
  let fixture: RecordedExchange | undefined;
  for (const exchange of exchanges) {
    const { call, response } = exchange;
    if (!operations.includes(call.operation.id)) continue;
    let forwarded = 0;
    let isSame = true;
    const given = await interceptor(call, async (request) => {
      forwarded += 1;
      isSame &&= request === call.request;
      return response;
    });
    if (forwarded === 1 && isSame && given === response) continue;
    if (!exchange.isFixture) return exchange;
    fixture ??= exchange;
  }
  return fixture;
}

/** Whether an interceptor changes what a case receives, or what the server learns of it. */
function changesDelivery({ deliveries }: BaselineCase, interceptor: DeliveryInterceptor): boolean {
  for (const { delivery, response } of deliveries) {
    const sent: Delivery[] = [];
    const given = interceptor(delivery, (each) => {
      sent.push(each);
      return response;
    });
    if (given !== response || sent.length !== 1 || sent[0] !== delivery) return true;
  }
  return false;
}

import type { Operation, ProblemCode, schemas } from '@worklane/contract';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { HttpRequest } from '../http-exchange.ts';
import { expectThat } from '../mismatch.ts';
import type { Receiver } from '../receiver/receiver.ts';
import type { Session } from '../session.ts';
import type { Capability, Target } from '../target/target.ts';
import { expectError } from '../world/expectations.ts';
import { observe } from '../world/observe.ts';
import { succeedsOnce } from '../world/resource-operations.ts';
import type { World } from '../world/world.ts';

/** Requests whose responses are compared with the contract and the model. */
export interface Case {
  readonly name: string;
  readonly needs: readonly Capability[];
  /**
   * @throws Mismatch
   * @throws MissingPrerequisite
   */
  run(scene: Scene): Promise<void>;
}

/** What a case acts on. */
export interface Scene {
  readonly target: Target;
  /** Sends requests and checks every response against the contract. */
  readonly session: Session;
  /** The expected records of the organization. */
  readonly world: World;
  readonly fixtures: Fixtures;
  /** Undefined when the server cannot reach any. */
  readonly receiver: Receiver | undefined;
}

/** Returns the cases of one rule; none where the rule does not apply to the operation. */
export type CasesOf = (operation: Operation, target: Target) => Case[];

export const scenario = (name: string, needs: readonly Capability[], run: Case['run']): Case => ({ name, needs, run });

/** The expected response, in addition to what the contract documents. */
export type Expected = 'success' | readonly [status: number, code: ProblemCode | schemas.OAuthErrorCode];

interface RequestCaseOptions {
  readonly needs?: readonly Capability[];
  /** Whether the path is none of the contract, so that the response lacks the headers that the operation requires. */
  readonly isUnrouted?: boolean;
}

/** Returns a case of one request, which is a valid one with a change. */
export const requestCase = (
  operation: Operation,
  name: string,
  expected: Expected,
  change: (valid: HttpRequest, scene: Scene) => HttpRequest | Promise<HttpRequest> = (valid) => valid,
  { needs = [], isUnrouted = false }: RequestCaseOptions = {},
): Case =>
  scenario(name, needs, async (scene) => {
    const { fixtures, session, world } = scene;
    const newRecord = succeedsOnce(operation) && expected === 'success';
    const request = await change(await fixtures.validRequest(operation, { newRecord }), scene);
    const response = await session.send(operation, request, { isUnrouted });
    observe(world, operation, session.last);
    if (expected !== 'success') expectError(response, ...expected);
    else expectThat(response.status < 400, `expected success, got ${response.status}`);
  });

import type { Operation, ProblemCode, schemas } from '@worklane/contract';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { HttpRequest } from '../http-exchange.ts';
import type { Receiver } from '../receiver/receiver.ts';
import type { Session } from '../session.ts';
import type { Capability, Target } from '../target/target.ts';
import type { World } from '../world/world.ts';

export type ErrorCode = ProblemCode | schemas.OAuthError['error'];

/** The expected response, in addition to what the contract documents. */
export interface Expectation {
  readonly status: number | 'success';
  /** The code of the problem or of the OAuth error, in the body. */
  readonly code?: ErrorCode;
  /** Whether the response is marked as a replay. */
  readonly replayed?: true;
}

/** One request to one operation with its expected response. */
export interface RequestCase {
  readonly name: string;
  readonly needs: readonly Capability[];
  readonly expected: Expectation;
  /** Whether the path is none of the contract, so that the response lacks the headers that the operation requires. */
  readonly isUnrouted?: true;
  /** @throws MissingPrerequisite */
  request(scene: Scene): Promise<HttpRequest>;
}

/** Several requests, whose responses are compared with the model. */
export interface Scenario {
  readonly name: string;
  readonly needs: readonly Capability[];
  /**
   * @throws Mismatch
   * @throws MissingPrerequisite
   */
  run(scene: Scene): Promise<void>;
}

export type Case = RequestCase | Scenario;

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

export const scenario = (name: string, needs: readonly Capability[], run: Scenario['run']): Scenario => ({
  name,
  needs,
  run,
});

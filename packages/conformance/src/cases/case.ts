import type { Operation, ProblemCode, schemas } from '@worklane/contract';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { HttpRequest } from '../http-exchange.ts';
import type { Capability, Target } from '../target/target.ts';

export type ErrorCode = ProblemCode | schemas.OAuthError['error'];

/** The expected response, in addition to what the contract documents. */
export interface Expectation {
  readonly status: number | 'success';
  /** The code of the problem or of the OAuth error, in the body or in the redirect. */
  readonly code?: ErrorCode;
  /** Whether the response is marked as a replay. */
  readonly replayed?: true;
}

/** One request to one operation with its expected response. */
export interface Case {
  readonly name: string;
  readonly needs: readonly Capability[];
  readonly expected: Expectation;
  /** Whether the path is none of the contract, so that the response lacks the headers that the operation requires. */
  readonly isUnrouted?: true;
  /** @throws MissingPrerequisite */
  request(scene: CaseContext): Promise<HttpRequest>;
}

export interface CaseContext {
  readonly target: Target;
  readonly fixtures: Fixtures;
}

/** Returns the cases of one rule; none where the rule does not apply to the operation. */
export type CasesOf = (operation: Operation, target: Target) => Case[];

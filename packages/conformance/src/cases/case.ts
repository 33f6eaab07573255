import type { Operation, ProblemCode, schemas } from '@worklane/contract';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { HttpRequest } from '../http-exchange.ts';
import type { Capability } from '../target/capabilities.ts';
import type { Target } from '../target/target.ts';

/** What an answer must be, besides what the contract documents. */
export interface Expectation {
  readonly status: number | 'success';
  /** Of the problem, or of the OAuth error. */
  readonly code?: ProblemCode | schemas.OAuthError['error'];
}

/** One request to one operation, and what must come back. */
export interface Case {
  readonly name: string;
  readonly needs: readonly Capability[];
  readonly expected: Expectation;
  /** @throws UnmetNeed */
  request(scene: CaseContext): Promise<HttpRequest>;
}

export interface CaseContext {
  readonly target: Target;
  readonly fixtures: Fixtures;
}

/** Cases of one kind; none where the operation has nothing that they could be about. */
export type CasesOf = (operation: Operation, target: Target) => Case[];

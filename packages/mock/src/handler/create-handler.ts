import type { ConditionOptions } from '../conditions/condition-options.ts';
import { withConditions } from '../conditions/conditions-handler.ts';
import { MockControls } from '../control/mock-controls.ts';
import { type FetchHandler, fetchHandler } from '../http/fetch-handler.ts';
import { exampleHandler } from '../mock/example-handler.ts';
import { type MockSnapshot, MockState, type MockStateOptions } from '../mock/mock-state.ts';
import { statefulHandler } from '../mock/stateful-handler.ts';
import { demoCredentials } from '../oauth/demo-clients.ts';

export interface HandlerOptions extends MockStateOptions {
  readonly conditions?: ConditionOptions;
  /** Receives errors of the mock itself. Default: standard error. */
  readonly logError?: (line: string) => void;
}

export interface MockHandler {
  readonly fetch: FetchHandler;
  /** Returns the applications of the mock, in the format of the conformance suite. @param issuer the base URL */
  credentials(issuer: string): Promise<object>;
  /** Returns the state as plain JSON. */
  snapshot(): MockSnapshot;
  /** Returns to a state. Deliveries that are not in it are not made. */
  restore(snapshot: MockSnapshot): void;
}

/**
 * Returns a mock without a server, which responds to requests of the Fetch Standard in less than a millisecond. It starts with
 * the members of the demo organizations, without records.
 */
export function createHandler({ conditions = {}, logError, ...options }: HandlerOptions = {}): MockHandler {
  const state = new MockState(options);
  const controls = new MockControls(state, { empty: true, conditions, ...(options.now && { now: options.now }) });
  controls.load();
  const handler = withConditions(
    statefulHandler({ state, examples: exampleHandler, controls: {} }),
    controls.conditions,
  );
  return {
    // biome-ignore lint/suspicious/noConsole: the mock runs in the test of the developer.
    fetch: fetchHandler(handler, { allowCredentials: true, log: () => {}, logError: logError ?? console.error }),
    credentials: (issuer) => demoCredentials(state.oauth.tokens, issuer),
    snapshot: () => state.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
  };
}

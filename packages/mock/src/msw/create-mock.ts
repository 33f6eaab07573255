import type { Operation } from '@worklane/contract';
import { type HttpHandler, http } from 'msw';
import { type ControlOptions, MockControls, type TestControls } from '../control/mock-controls.ts';
import { type FetchHandler, fetchHandler } from '../http/fetch-handler.ts';
import { exampleHandler } from '../mock/example-handler.ts';
import { MockState } from '../mock/mock-state.ts';
import { statefulHandler } from '../mock/stateful-handler.ts';
import type { OperationHandlers } from '../operations/call.ts';
import { router } from '../validation/public-contract.ts';
import { type Overrides, overrideOperation, overrides } from './override.ts';

export interface MockOptions extends ControlOptions {
  /** The scheme and host of the API: `https://api.worklane.example`. Default: any. */
  readonly baseUrl?: string;
}

export interface Mock extends TestControls {
  /** For `setupServer(...mock.handlers)` and `setupWorker(...mock.handlers)`. */
  readonly handlers: readonly HttpHandler[];
  /** By operationId: `server.use(mock.override.getTask(() => problem('not_found')))`. */
  readonly override: Overrides;
}

/** Returns handlers for MSW that perform every operation of the contract on records in memory. @throws InvalidConditionError */
export function createMock({ baseUrl, ...options }: MockOptions = {}): Mock {
  const state = new MockState(options.now ? { now: options.now } : {});
  const controls = new MockControls(state, options);
  const isOfApi = apiPredicate(baseUrl);
  const respondWith = (replaced: OperationHandlers): FetchHandler => {
    const handler = statefulHandler({
      state,
      replaced,
      examples: exampleHandler,
      controls: {},
    });
    return fetchHandler(controls.controlled(controls.loaded(handler)), {
      allowCredentials: true,
      intercepted: true,
      log: () => {},
      // biome-ignore lint/suspicious/noConsole: the mock runs in the page or the test of the developer.
      logError: console.error,
    });
  };
  const respond = respondWith({});
  return Object.assign(controls.forTests(), {
    handlers: [
      http.all(
        ({ request }) => isOfApi(new URL(request.url)),
        ({ request }) => respond(request),
      ),
    ],
    override: overrides((operation, resolver, handlerOptions) =>
      http.all(
        ({ request }) => isOfApi(new URL(request.url)) && isRequestOf(operation, request),
        ({ request }) => {
          const replaced = overrideOperation(resolver, request.clone(), state.operations);
          return respondWith({ [operation.id]: replaced })(request);
        },
        handlerOptions,
      ),
    ),
  });
}

const isRequestOf = ({ id }: Operation, { method, url }: Request) =>
  router.find(method, new URL(url).pathname)?.operation?.id === id;

/**
 * Returns whether a URL is of the API. At its base URL, unknown paths below `/api/` are: they get 404, as from the service.
 * At any other address they may be of another API.
 */
function apiPredicate(baseUrl: string | undefined): (url: URL) => boolean {
  const isKnown = ({ pathname }: URL) => router.find('GET', pathname) !== undefined;
  if (baseUrl === undefined) return isKnown;
  const { origin } = new URL(baseUrl);
  return (url) => url.origin === origin && (url.pathname.startsWith('/api/') || isKnown(url));
}

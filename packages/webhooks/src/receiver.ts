import {
  assertPattern,
  type Delivery,
  isKnown,
  isTest,
  type Matching,
  type Pattern,
  patternsFor,
  testMessage,
} from './pattern.ts';
import type { Payload } from './payload.ts';
import { type ReceiverOptions, resolveOptions } from './receiver-options.ts';
import type { IncomingRequest } from './request.ts';
import { type DeliveryResult, errorResponse, type ReceiverResponse, successResponse } from './response.ts';
import { type Claim, recordVersion } from './stores.ts';
import { verifyDelivery } from './verify-delivery.ts';
import { WebhookError, type WebhookErrorCode } from './webhook-error.ts';

/** Verifies deliveries and dispatches them to handlers. */
export interface Receiver {
  /**
   * Adds a handler. Matching handlers run sequentially in the order in which they were added. If one throws, the response
   * is an error, and all of them run again on the next attempt. The service waits 15 seconds for the response.
   *
   * Test messages, whatever their type, run the handlers of `webhook.test` only.
   */
  on<P extends Pattern>(pattern: P, handler: (event: Matching<P>) => unknown): Receiver;
  /** Verifies a delivery and runs its handlers. Never rejects: failures become error responses and are passed to `onError`. */
  receive(request: IncomingRequest): Promise<ReceiverResponse>;
  /**
   * Verifies a delivery and returns its event without running handlers. A test message has the type `webhook.test` or
   * `test: true`.
   *
   * @throws WebhookError and nothing else
   */
  verify(request: IncomingRequest): Promise<Delivery>;
}

type Handler = (event: never) => unknown;

/** @throws WebhookError invalid_option */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { verification, validate, seen, versions, dispatchTests, onUnknown, onError } = resolveOptions(options);
  const handlers: { readonly pattern: string; readonly handler: Handler }[] = [];

  const receiver: Receiver = {
    on(pattern, handler) {
      assertPattern(pattern);
      if (typeof handler !== 'function')
        throw new WebhookError('invalid_option', `The handler of ${pattern} is no function.`);
      handlers.push({ pattern, handler });
      return receiver;
    },

    async receive(request) {
      try {
        const { id, payload } = await verified(request);
        if (isKnown(payload.type)) await assertValid(payload);
        return successResponse(await handleOnce(id, () => handle(payload)));
      } catch (thrown) {
        const error = thrown instanceof WebhookError ? thrown : callbackError('handler_failed', thrown);
        report(error);
        return errorResponse(error);
      }
    },

    async verify(request) {
      const { payload } = await verified(request);
      if (!isKnown(payload.type)) {
        throw new WebhookError(
          'unknown_event',
          'Unknown event type. Update @worklane/webhooks to verify this delivery.',
        );
      }
      await assertValid(payload);
      return eventOf(payload);
    },
  };

  /** Headers, bodies and the clock are objects of the application, too. */
  const verified = (request: IncomingRequest) =>
    callBack('handler_failed', () => verifyDelivery(request, verification));

  async function assertValid(payload: Payload): Promise<void> {
    const violations = await callBack('handler_failed', () => validate(payload));
    if (!Array.isArray(violations)) throw wrongType('handler_failed', 'validate', 'a list of violations');
    if (violations.length === 0) return;
    throw new WebhookError('invalid_payload', `Invalid ${payload.type} event: ${violations.join('; ')}.`);
  }

  async function handleOnce(id: string, work: () => Promise<DeliveryResult>): Promise<DeliveryResult> {
    if (!seen) return work();
    const claim = await callBack('store_failed', () => seen.claim(id));
    if (!claims.includes(claim)) throw wrongType('store_failed', 'claim', claims.join(', '));
    if (claim === 'done') return 'duplicate';
    if (claim === 'running') {
      throw new WebhookError('in_progress', 'Another attempt of this delivery is in progress.', { retryAfter: 5 });
    }
    try {
      const result = await work();
      await callBack('store_failed', () => seen.complete(id));
      return result;
    } catch (error) {
      await callBack('store_failed', () => seen.release(id)).catch(report);
      throw error;
    }
  }

  async function handle(payload: Payload): Promise<DeliveryResult> {
    const { type } = payload;
    const test = isTest(payload);
    if (!isKnown(type)) {
      if (!test || dispatchTests) await callBack('handler_failed', () => onUnknown(payload));
      return 'unknown';
    }
    // The record of a test message is an example, whose version must not hide events of a record with its ID.
    if (!test && (await isStale(payload))) return 'stale';
    const patterns = [...(!test || dispatchTests ? patternsFor(type) : []), ...(test ? [testMessage] : [])];
    const matching = handlers.filter(({ pattern }) => patterns.includes(pattern));
    for (const { handler } of matching) await callBack('handler_failed', () => handler(eventOf(payload) as never));
    return matching.length > 0 ? 'handled' : 'unhandled';
  }

  async function isStale(payload: Payload): Promise<boolean> {
    const version = recordVersion(payload);
    if (!versions || !version) return false;
    const isNewest = await callBack('store_failed', () => versions.advance(...version));
    // Anything else would drop the event for ever, or handle an old one.
    if (typeof isNewest !== 'boolean') throw wrongType('store_failed', 'advance', 'a boolean');
    return !isNewest;
  }

  /** A failing onError must neither change the response nor end the process. */
  function report(error: WebhookError): void {
    void (async () => onError(error))().catch((thrown) => console.error(thrown));
  }

  return receiver;
}

/** The type is known, and the signature proves that the service sent the event. */
const eventOf = (payload: Payload) => payload as unknown as Delivery;

/** Calls a function of the application. Whatever it throws becomes the cause of a WebhookError, unless it is one already. */
async function callBack<T>(code: WebhookErrorCode, call: () => T): Promise<Awaited<T>> {
  try {
    return await call();
  } catch (thrown) {
    throw thrown instanceof WebhookError ? thrown : callbackError(code, thrown);
  }
}

/** The results of `claim`. */
const claims: readonly Claim[] = ['new', 'running', 'done'];

const wrongType = (code: WebhookErrorCode, name: string, expected: string) =>
  new WebhookError(code, `${name} of the receiver returned a value of the wrong type; it must return ${expected}.`);

function callbackError(code: WebhookErrorCode, cause: unknown): WebhookError {
  const source = code === 'store_failed' ? 'store' : 'handler';
  return new WebhookError(code, `A ${source} of the receiver failed.`, { cause });
}

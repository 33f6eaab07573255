import { type Answer, accepted, type Outcome, refused } from './response.ts';
import { assertPattern, type Delivery, isKnown, type Matching, type Pattern, patternsFor } from './pattern.ts';
import type { Payload } from './payload.ts';
import { type ReceiverOptions, settingsOf } from './receiver-options.ts';
import type { IncomingRequest } from './request.ts';
import { verifyDelivery } from './verification.ts';
import { versionOf } from './versions.ts';
import { WebhookError, type WebhookErrorCode } from './webhook-error.ts';

/** Verifies deliveries and brings each to the handlers that are for it. */
export interface Receiver {
  /**
   * Adds a handler. Those that match run one after the other, in the order in which they were added. When one throws, the
   * sender is told, and all run again at its next attempt. The sender waits 15 seconds for all of them.
   */
  on<P extends Pattern>(pattern: P, handler: (event: Matching<P>) => unknown): Receiver;
  /** Verifies a delivery and runs its handlers. Never rejects: every failure is an answer, and is told to `onError`. */
  receive(request: IncomingRequest): Promise<Answer>;
  /**
   * Verifies a delivery and runs nothing.
   *
   * @throws WebhookError and nothing else
   */
  verify(request: IncomingRequest): Promise<Delivery>;
}

type Handler = (event: never) => unknown;

/** @throws WebhookError invalid_option */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { rules, validate, seen, versions, onUnknown, onError } = settingsOf(options);
  const handlers: { readonly pattern: string; readonly handler: Handler }[] = [];

  const receiver: Receiver = {
    on(pattern, handler) {
      assertPattern(pattern);
      handlers.push({ pattern, handler });
      return receiver;
    },

    async receive(request) {
      try {
        const { id, payload } = await verifyDelivery(request, rules);
        if (isKnown(payload.type)) await assertValid(payload);
        return accepted(await once(id, () => handle(payload)));
      } catch (thrown) {
        const error = thrown instanceof WebhookError ? thrown : failure('handler_failed', thrown);
        report(error);
        return refused(error);
      }
    },

    async verify(request) {
      const { payload } = await verifyDelivery(request, rules);
      if (!isKnown(payload.type)) {
        throw new WebhookError('unknown_event', 'The delivery is of an event that this version does not know.');
      }
      await assertValid(payload);
      return eventOf(payload);
    },
  };

  async function assertValid(payload: Payload): Promise<void> {
    const faults = await attempt('handler_failed', () => validate(payload));
    if (faults.length === 0) return;
    throw new WebhookError('invalid_payload', `This is no ${payload.type} of the contract: ${faults.join('; ')}.`);
  }

  async function once(id: string, work: () => Promise<Outcome>): Promise<Outcome> {
    if (!seen) return work();
    const claim = await attempt('store_failed', () => seen.claim(id));
    if (claim === 'done') return 'duplicate';
    if (claim === 'running') {
      throw new WebhookError('in_progress', 'Another attempt of this delivery is being handled.', { retryAfter: 5 });
    }
    try {
      const outcome = await work();
      await attempt('store_failed', () => seen.complete(id));
      return outcome;
    } catch (error) {
      await attempt('store_failed', () => seen.release(id)).catch(report);
      throw error;
    }
  }

  async function handle(payload: Payload): Promise<Outcome> {
    const { type } = payload;
    if (!isKnown(type)) {
      await attempt('handler_failed', () => onUnknown(payload));
      return 'unknown';
    }
    if (await isStale(payload)) return 'stale';
    const patterns = patternsFor(type);
    const matching = handlers.filter(({ pattern }) => patterns.includes(pattern));
    for (const { handler } of matching) await attempt('handler_failed', () => handler(eventOf(payload) as never));
    return matching.length > 0 ? 'handled' : 'unhandled';
  }

  async function isStale(payload: Payload): Promise<boolean> {
    const version = versionOf(payload);
    if (!versions || !version) return false;
    return !(await attempt('store_failed', () => versions.advance(...version)));
  }

  function report(error: WebhookError): void {
    try {
      onError(error);
    } catch (thrown) {
      // Whoever reports errors has failed; the delivery and its answer have not.
      console.error(thrown);
    }
  }

  return receiver;
}

/** The event, whose type is known and whose signature proves that the service made it. */
const eventOf = (payload: Payload) => payload as unknown as Delivery;

/** Calls code of the application. What it throws becomes the cause of a WebhookError, unless it threw one itself. */
async function attempt<T>(code: WebhookErrorCode, call: () => T): Promise<Awaited<T>> {
  try {
    return await call();
  } catch (thrown) {
    throw thrown instanceof WebhookError ? thrown : failure(code, thrown);
  }
}

function failure(code: WebhookErrorCode, cause: unknown): WebhookError {
  const what = code === 'store_failed' ? 'A store of the receiver' : 'A handler of the receiver';
  return new WebhookError(code, `${what} failed.`, { cause });
}

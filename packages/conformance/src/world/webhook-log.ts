import { deliveryRules, type schemas } from '@worklane/contract';
import { expectEqual, expectThat } from '../mismatch.ts';
import { bodyExcerpt, type Delivery } from '../receiver/receiver.ts';

type Log = schemas.WebhookLog;

/**
 * Expects the log of a webhook to tell what the receiver got and responded, with the retries that follow from it.
 * @param logs newest first
 * @param elapsed seconds since the first attempt
 */
export function expectLog(webhookId: number, logs: readonly Log[], deliveries: readonly Delivery[], elapsed: number) {
  const ids = logs.map(({ id }) => id);
  expectEqual(
    'the order of the log',
    ids,
    [...new Set(ids)].toSorted((a, b) => b - a),
  );
  const byMessage = Map.groupBy(logs.toReversed(), ({ event_id }) => event_id);
  expectEqual(
    'the messages of the log',
    new Set(byMessage.keys()),
    new Set(deliveries.map(({ payload }) => payload.id)),
  );
  for (const [id, attempts] of byMessage) {
    let retries = 0;
    for (const [index, log] of attempts.entries()) {
      const previous = attempts[index - 1];
      retries = previous?.next_attempt_at ? retries + 1 : 0;
      const delivery = deliveries.filter(({ payload }) => payload.id === id)[index];
      if (!delivery) expectPending(log, previous);
      else expectMade(webhookId, log, { delivery, previous, attempt: index + 1, retries, elapsed });
    }
    const isComplete = attempts.at(-1)?.next_attempt_at === null;
    expectThat(isComplete, `expected the retry of ${JSON.stringify(attempts.at(-1))} in the log`);
  }
}

/** What an attempt has only when it is made. */
const unmade = { status: 'pending', response: null, error: null, duration_ms: null, next_attempt_at: null } as const;

/** Returns the headers that an attempt has before it is sent. */
function withoutSentHeaders(log: Log | undefined): Record<string, string> {
  const { 'webhook-timestamp': _, 'webhook-signature': __, traceparent: ___, ...headers } = log?.request.headers ?? {};
  return headers;
}

/** Expects an attempt as it was returned before it was made. */
export function expectReturned(attempt: Log, logs: readonly Log[]): void {
  const made = logs.find(({ id }) => id === attempt.id);
  const headers = withoutSentHeaders(made);
  expectEqual('the returned attempt', attempt, { ...made, ...unmade, request: { ...made?.request, headers } });
}

/** Expects the retry of an attempt, which waits. */
function expectPending(log: Log, previous: Log | undefined): void {
  const headers = withoutSentHeaders(previous);
  const state = { ...unmade, trigger: 'retry' } as const;
  const request = { ...previous?.request, headers };
  const times = { created_at: previous?.next_attempt_at };
  const expected = { ...previous, id: log.id, url: log.url, attempt: (previous?.attempt ?? 0) + 1 };
  expectEqual('the waiting retry', log, { ...expected, ...state, request, ...times });
}

interface MadeAttempt {
  readonly delivery: Delivery;
  readonly previous: Log | undefined;
  readonly attempt: number;
  /** How many attempts of the schedule were made before. */
  readonly retries: number;
  readonly elapsed: number;
}

function expectMade(webhookId: number, log: Log, { delivery, previous, attempt, retries, elapsed }: MadeAttempt): void {
  const { headers, body, payload, response, url } = delivery;
  const isScheduled = log.created_at === previous?.next_attempt_at;
  const first = payload.test ? 'test' : 'event';
  const isSuccess = response.status < 300;
  const names = Object.keys(headers).filter((name) => sentHeaders.test(name) || name in log.request.headers);
  expectEqual(
    `the attempt ${log.id}`,
    { ...log, response: log.response && withoutTransport(log.response) },
    {
      ...log,
      webhook_id: webhookId,
      event_id: payload.id,
      event_type: payload.type,
      attempt,
      trigger: attempt === 1 ? first : isScheduled ? 'retry' : 'manual',
      status: isSuccess ? 'succeeded' : 'failed',
      url,
      request: { headers: Object.fromEntries(names.map((name) => [name, headers[name]])), body },
      response: { status: response.status, headers: response.headers ?? {}, body: bodyExcerpt(response) },
      error: isSuccess ? null : { code: 'http_status', detail: log.error?.detail },
    },
  );
  if (previous) expectEqual('the trace of a retry', traceOf(headers), traceOf(previous.request.headers));
  const { duration_ms: duration, created_at, next_attempt_at } = log;
  // Timers can end a millisecond early.
  const isPlausible = Number(duration) >= (response.delay ?? 0) - 5 && Number(duration) <= elapsed * 1000 + 1;
  expectThat(isPlausible, `expected duration_ms from ${response.delay ?? 0} to ${elapsed * 1000}, got ${duration}`);
  const wait = Date.parse(created_at) - Date.parse(payload.timestamp);
  const isPrompt = attempt > 1 || (wait >= 0 && wait <= elapsed * 1000);
  expectThat(isPrompt, `expected created_at to be the time of the event, ${payload.timestamp}, got ${created_at}`);
  const { 'webhook-timestamp': timestamp = '' } = headers;
  const late = Number(timestamp) - Date.parse(created_at) / 1000;
  // A timestamp is the start of its second, and nodes have clocks of their own.
  const isRecent = /^\d{10}$/.test(timestamp) && late >= -2 && late <= elapsed + 1;
  expectThat(isRecent, `expected webhook-timestamp to be the time of the attempt, ${created_at}, got ${timestamp}`);
  const delay = payload.test ? undefined : retryDelay(delivery, retries);
  if (delay === undefined) expectEqual('next_attempt_at', next_attempt_at, null);
  else {
    const given = (Date.parse(next_attempt_at ?? '') - Date.parse(created_at)) / 1000;
    const longest = delay * (1 + deliveryRules.maxJitter) + elapsed;
    expectThat(given >= delay && given <= longest, `expected a retry after ${delay} to ${longest} s, got ${given}`);
  }
}

/** Headers that the log must have if they were sent. */
const sentHeaders = /^(webhook-.+|worklane-test|traceparent|content-type|user-agent)$/;

/** Returns the trace ID (W3C Trace Context). */
const traceOf = ({ traceparent }: Readonly<Record<string, string>>) => traceparent?.split('-')[1];

/** Returns a response without the headers that the server of the receiver adds. */
const withoutTransport = ({ headers, ...response }: schemas.WebhookLogResponse) => ({
  ...response,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !transportHeaders.has(name))),
});

const transportHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Returns the seconds until a retry; undefined if there is none. */
function retryDelay({ response, receivedAt }: Delivery, retries: number): number | undefined {
  const { status, headers: { 'retry-after': after = '0' } = {} } = response;
  const delay = deliveryRules.retryDelaysSeconds[retries];
  if (status < 300 || status === deliveryRules.disablingStatus || delay === undefined) return undefined;
  const isAsked = deliveryRules.retryAfterStatuses.some((each) => each === status);
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - receivedAt) / 1000;
  return Math.max(delay, isAsked ? Math.min(seconds, deliveryRules.maxRetryAfterSeconds) : 0);
}

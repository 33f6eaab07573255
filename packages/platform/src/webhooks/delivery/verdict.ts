import type { schemas } from '@worklane/contract';
import type { Answered, Outcome } from '../transport/outcome.ts';
import type { Delivery } from './claim.ts';
import { nextAttemptAt, waitAskedBy } from './retry-schedule.ts';

/** What an attempt means for its delivery. */
export type Verdict =
  | { status: 'succeeded' }
  | {
      status: 'failed';
      error: { code: schemas.DeliveryErrorCode; detail: string };
      /** Undefined when it is not tried again. */
      nextAttemptAt: Date | undefined;
      /** Whether the receiver said that it is gone for good. */
      isGone: boolean;
    };

export interface Circumstances {
  now: Date;
  random: () => number;
}

/** 2xx is a success; all other answers are failures, redirects too. A test message is sent once. */
export function verdictOf(outcome: Outcome, delivery: Delivery, { now, random }: Circumstances): Verdict {
  const answer = 'status' in outcome ? outcome : undefined;
  if (answer && answer.status >= 200 && answer.status < 300) return { status: 'succeeded' };
  const error = 'error' in outcome ? outcome.error : { code: 'http_status' as const, detail: refusal(outcome) };
  const isGone = answer?.status === 410;
  const isLast = isGone || delivery.trigger === 'test';
  const askedToWait = answer && waitAskedBy(answer);
  return {
    status: 'failed',
    error,
    nextAttemptAt: isLast ? undefined : nextAttemptAt({ retries: delivery.retries, askedToWait, now, random }),
    isGone,
  };
}

function refusal({ status }: Answered): string {
  if (status >= 300 && status < 400) return `The endpoint answered ${status}; redirects are not followed.`;
  return `The endpoint answered ${status}.`;
}

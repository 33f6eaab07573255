import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { DateTime, RelativeTime } from '../../ui/date-time.tsx';

type WebhookHealth = schemas.WebhookHealth;

const states: Readonly<Record<WebhookHealth['state'], { name: string; tone: BadgeTone }>> = {
  healthy: { name: 'Healthy', tone: 'success' },
  failing: { name: 'Failing', tone: 'error' },
  stopped: { name: 'Stopped', tone: 'error' },
  disabled: { name: 'Disabled', tone: 'neutral' },
  idle: { name: 'No deliveries', tone: 'neutral' },
};

export const WebhookStateBadge = ({ health: { state } }: { health: WebhookHealth }) => (
  <Badge tone={states[state].tone}>{states[state].name}</Badge>
);

interface WebhookStateTextProps {
  webhook: Pick<Webhook, 'disabled_reason'>;
  health: WebhookHealth;
}

/** Says since when a webhook has its state, and what happens next. */
export function WebhookStateText({ webhook, health }: WebhookStateTextProps): ReactNode {
  const { state, failing_since, will_be_disabled_at, disabled_at, last_success_at } = health;
  switch (state) {
    case 'failing':
      return (
        <>
          Failing{failing_since !== null && <On prefix="since" at={failing_since} />}.
          {will_be_disabled_at !== null && (
            <>
              {' '}
              Will be disabled
              <On prefix="on" at={will_be_disabled_at} dateOnly /> unless a delivery succeeds.
            </>
          )}
        </>
      );
    case 'stopped':
      return (
        <>
          Stopped{disabled_at !== null && <On prefix="on" at={disabled_at} />}: {reasonOf(webhook)}
        </>
      );
    case 'disabled':
      return <>Disabled by a member or an application{disabled_at !== null && <On prefix="on" at={disabled_at} />}.</>;
    case 'healthy':
      return last_success_at === null ? (
        'The last delivery succeeded.'
      ) : (
        <>
          Last delivery succeeded <RelativeTime at={last_success_at} />.
        </>
      );
    case 'idle':
      return health.waiting > 0 ? 'The first delivery is waiting.' : 'No delivery attempts in the last 30 days.';
  }
}

const On = ({ prefix, ...time }: { prefix: 'since' | 'on'; at: string; dateOnly?: boolean }) => (
  <>
    {' '}
    {prefix} <DateTime {...time} />
  </>
);

/** Returns the reason of the service within a sentence: `every delivery failed for 5 days.` */
function reasonOf({ disabled_reason }: Pick<Webhook, 'disabled_reason'>): string {
  const reason = disabled_reason ?? 'Its deliveries failed.';
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

/** Formats a success rate: `99.2%`. It is below 100% when any attempt failed. */
export function successRateLabel(rate: number | null): string {
  if (rate === null) return 'No deliveries';
  return `${rate === 1 ? 100 : Math.min(99.9, Math.round(rate * 1_000) / 10)}%`;
}

/** Formats the number of waiting deliveries. The service counts up to 1,000. */
export const waitingLabel = (waiting: number): string => (waiting >= 1_000 ? '1,000 or more' : String(waiting));

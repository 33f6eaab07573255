import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { Badge } from '../../ui/badge.tsx';
import { count } from '../../ui/labels.ts';
import styles from './webhooks.module.css';

/** Shows whether a webhook is enabled, was disabled by a member, or was stopped by the service. */
export function WebhookStatus({ webhook: { status, disabled_reason } }: { webhook: Webhook }) {
  if (status === 'enabled') return <Badge tone="success">Enabled</Badge>;
  return disabled_reason === null ? <Badge>Disabled</Badge> : <Badge tone="error">Stopped</Badge>;
}

/** Formats a success rate: `99.2 %`. It is below 100 % when any attempt failed. */
export function successRateLabel(rate: number | null): string {
  if (rate === null) return 'No deliveries';
  return `${rate === 1 ? 100 : Math.min(99.9, Math.round(rate * 1_000) / 10)} %`;
}

/** Formats the number of waiting deliveries. The service counts up to 1,000. */
export const waitingLabel = (waiting: number): string => (waiting >= 1_000 ? '1,000 or more' : String(waiting));

/** Sizes of a bar in the units of the drawing. */
const width = 5;
const gap = 2;
const height = 32;

/** A bar chart of the delivery attempts in the last 24 hours, with failed ones on top of succeeded ones. */
export function HealthChart({ hours }: { hours: readonly schemas.WebhookHealthHour[] }) {
  const max = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed));
  const barHeight = (attempts: number) => (attempts === 0 ? 0 : Math.max(2, (attempts / max) * (height - 2)));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${hours.length * (width + gap) - gap} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Last 24 hours: ${summary(hours)}`}
    >
      {hours.map(({ started_at, succeeded, failed }, index) => {
        const x = index * (width + gap);
        const success = barHeight(succeeded);
        const failure = barHeight(failed);
        const time = new Date(started_at).toLocaleTimeString('en', { timeStyle: 'short' });
        return (
          <g key={started_at}>
            <title>{`${time}: ${summary([{ succeeded, failed }])}`}</title>
            <rect className={styles.empty} x={x} y={height - 2} width={width} height={2} rx={1} />
            <rect className={styles.succeeded} x={x} y={height - success} width={width} height={success} rx={1} />
            <rect
              className={styles.failed}
              x={x}
              y={height - success - failure}
              width={width}
              height={failure}
              rx={1}
            />
          </g>
        );
      })}
    </svg>
  );
}

type Attempts = Pick<schemas.WebhookHealthHour, 'succeeded' | 'failed'>;

function summary(hours: readonly Attempts[]): string {
  const sum = (outcome: keyof Attempts) => hours.reduce((total, hour) => total + hour[outcome], 0);
  return `${count(sum('succeeded'), 'attempt')} succeeded, ${sum('failed')} failed`;
}

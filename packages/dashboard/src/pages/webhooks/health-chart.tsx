import type { schemas } from '@worklane/contract/dashboard';
import { count } from '../../ui/words.ts';
import styles from './health-chart.module.css';

/** Of one hour, in the units of the drawing. */
const width = 5;
const gap = 2;
const height = 32;

/** The attempts of the last 24 hours, a bar an hour: what failed stands on what succeeded. */
export function HealthChart({ hours }: { hours: readonly schemas.WebhookHealthHour[] }) {
  const most = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed));
  const tall = (attempts: number) => (attempts === 0 ? 0 : Math.max(2, (attempts / most) * (height - 2)));
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
        const good = tall(succeeded);
        const bad = tall(failed);
        return (
          <g key={started_at}>
            <title>{`${new Date(started_at).toLocaleTimeString('en', { timeStyle: 'short' })}: ${summary([{ succeeded, failed }])}`}</title>
            <rect className={styles.empty} x={x} y={height - 2} width={width} height={2} rx={1} />
            <rect className={styles.succeeded} x={x} y={height - good} width={width} height={good} rx={1} />
            <rect className={styles.failed} x={x} y={height - good - bad} width={width} height={bad} rx={1} />
          </g>
        );
      })}
    </svg>
  );
}

type Hour = Pick<schemas.WebhookHealthHour, 'succeeded' | 'failed'>;

function summary(hours: readonly Hour[]): string {
  const sum = (of: keyof Hour) => hours.reduce((total, hour) => total + hour[of], 0);
  return `${count(sum('succeeded'), 'attempt')} succeeded, ${sum('failed')} failed`;
}

import type { schemas } from '@worklane/contract/dashboard';
import { ErrorNotice } from '../../ui/notice.tsx';
import { type DeliveryCount, useFailedDeliveries } from './queries.ts';
import { waitingLabel } from './webhook-state.tsx';

const day = 86_400_000;

/** The first attempt that failed may have been due some time before it was made. */
const margin = 15 * 60_000;

/** Returns the time since which the webhook fails; otherwise the earliest time that the service accepts. */
export function recoveryStart({ failing_since }: schemas.WebhookHealth): string {
  const earliest = Date.now() - 30 * day + margin;
  const failing = failing_since === null ? 0 : Date.parse(failing_since) - margin;
  return new Date(Math.max(earliest, failing)).toISOString();
}

interface AffectedDeliveriesProps {
  webhookId: number;
  /** When the recovery begins; empty while it is typed. */
  since: string;
  /** The number of waiting deliveries. */
  waiting: number;
}

/** Says how many deliveries a recovery affects. */
export function AffectedDeliveries({ webhookId, since, waiting }: AffectedDeliveriesProps) {
  const { data, error } = useFailedDeliveries(webhookId, since, since !== '');
  if (error) return <ErrorNotice error={error} />;
  return (
    <p role="status">
      <b>{data ? failedLabel(data) : 'Counting'}</b> failed, <b>{waitingLabel(waiting)}</b> waiting
    </p>
  );
}

const failedLabel = ({ deliveries, more }: DeliveryCount): string =>
  more ? `${deliveries.toLocaleString('en')} or more` : deliveries.toLocaleString('en');

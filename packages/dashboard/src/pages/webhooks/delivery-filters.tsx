import type { Webhook, WebhookLogQuery } from '@worklane/client';
import type { schemas } from '@worklane/contract';
import { FilterBar, type Filters, InputFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import { label } from '../../ui/labels.ts';
import styles from './deliveries.module.css';
import { statusTones } from './delivery.tsx';

const names = ['status', 'event_type', 'created_at_from', 'created_at_to'] as const;
const testEvent: schemas.WebhookLog['event_type'] = 'webhook.test';

type DeliveryFilterValues = Filters<(typeof names)[number]> & { query: WebhookLogQuery };

/** Keeps the filters of the delivery log in the URL. The service reports an invalid value. */
export const useDeliveryFilters = () => useFilters(names) as DeliveryFilterValues;

interface DeliveryFiltersProps {
  webhook: Webhook;
  filters: DeliveryFilterValues;
  live: boolean;
  onLiveChange: (live: boolean) => void;
}

export function DeliveryFilters({ webhook, filters, live, onLiveChange }: DeliveryFiltersProps) {
  const propsOf = (name: (typeof names)[number]) => ({
    value: filters.get(name),
    onChange: (value: string) => filters.set({ [name]: value }),
  });
  return (
    <FilterBar className={styles.filters}>
      <SelectFilter label="Status" options={Object.keys(statusTones)} optionLabel={label} {...propsOf('status')} />
      <SelectFilter
        label="Event"
        options={[...webhook.events, testEvent]}
        optionLabel={(type) => type}
        {...propsOf('event_type')}
      />
      <InputFilter label="From" type="datetime-local" {...propsOf('created_at_from')} />
      <InputFilter label="To" type="datetime-local" {...propsOf('created_at_to')} />
      <label className={styles.live}>
        <input type="checkbox" checked={live} onChange={(event) => onLiveChange(event.target.checked)} />
        Live
      </label>
    </FilterBar>
  );
}

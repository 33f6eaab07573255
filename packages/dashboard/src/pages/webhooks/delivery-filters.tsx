import type { Webhook } from '@worklane/client';
import { type EventInfo, events } from '@worklane/contract';
import { collections } from '../../contract/collections.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar, type Filters, InputFilter, LiveFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { label } from '../../ui/labels.ts';
import styles from './deliveries.module.css';
import { deliveryStateLabel, deliveryStates } from './delivery-state.tsx';
import type { DeliveryQuery } from './queries.ts';

const names = ['search', 'kind', 'state', 'event_type', 'created_at_from', 'created_at_to'] as const;
const testEvent = 'webhook.test';
const pageSize = 25;

export interface DeliveryFilterValues extends Omit<Filters<(typeof names)[number]>, 'query'> {
  /** Undefined while the text of the search box is neither an event ID nor a record. */
  query: DeliveryQuery | undefined;
}

/** The kinds of the records whose events exist. */
const kinds = [...new Set(Object.values<EventInfo>(events).map(({ entity }) => entity))];

/** The kind of a record that is searched by its number alone. */
const defaultKind = ({ events: subscribed }: Webhook): string =>
  kinds.find((kind) => subscribed.some((type) => type.startsWith(`${kind}.`))) ?? 'task';

/** Keeps the filters of the deliveries in the URL. The service reports an invalid value. */
export function useDeliveryFilters(webhook: Webhook): DeliveryFilterValues {
  const filters = useFilters(names);
  const { search = '', kind = defaultKind(webhook), ...query } = filters.query;
  const found = search.trim() === '' ? {} : parseDeliverySearch(search, kind);
  return { ...filters, query: found && ({ ...query, ...found, limit: pageSize } as DeliveryQuery) };
}

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
  const isNumber = /^\s*#?\d+\s*$/.test(filters.get('search'));
  return (
    <FilterBar className={styles.filters}>
      <label className={styles.search}>
        Search
        <input
          type="search"
          className={input.input}
          placeholder="Event ID, or task 26"
          spellCheck={false}
          value={filters.get('search')}
          onChange={({ target }) => filters.set({ search: target.value })}
        />
      </label>
      {isNumber && (
        <label>
          Record kind
          <select
            className={input.input}
            value={filters.get('kind') || defaultKind(webhook)}
            onChange={({ target }) => filters.set({ kind: target.value })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {label(kind)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SelectFilter label="State" options={deliveryStates} optionLabel={deliveryStateLabel} {...propsOf('state')} />
      <SelectFilter
        label="Event"
        options={[...webhook.events, testEvent]}
        optionLabel={(type) => type}
        {...propsOf('event_type')}
      />
      <InputFilter label="From" type="datetime-local" {...propsOf('created_at_from')} />
      <InputFilter label="To" type="datetime-local" {...propsOf('created_at_to')} />
      <LiveFilter live={live} onChange={onLiveChange} />
      {filters.active && (
        <Button variant="text" onClick={filters.clear}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
}

/** What a search for deliveries finds: one event, or the events of one record. */
type DeliverySearch = { event_id: string } | { record_kind: string; record_id: number };

const eventId = /^evt_[0-9A-Z]{26}$/i;
const record = /^(?:(?<kind>[a-z]+(?:-[a-z]+)*)[\s/#:_-]*)?#?(?<id>\d{1,10})$/i;

/**
 * Reads the text of the search box: an event ID, or a record such as `task 26`, `tasks/26` or `Task #26`. A number alone
 * is a record of `defaultKind`.
 * @returns undefined for any other text
 */
export function parseDeliverySearch(text: string, defaultKind: string): DeliverySearch | undefined {
  const term = text.trim();
  if (eventId.test(term)) return { event_id: `evt_${term.slice(4).toUpperCase()}` };
  const { kind = defaultKind, id } = record.exec(term)?.groups ?? {};
  const resource = collections.find((each) => [each.kind, each.collection].includes(kind.toLowerCase()));
  return id === undefined || !resource ? undefined : { record_kind: resource.kind, record_id: Number(id) };
}

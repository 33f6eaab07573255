import type { Field, Resource } from '@worklane/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ReferenceFilter } from '../../forms/reference-field.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterBar, type Filters, InputFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { fieldLabel, label } from '../../ui/labels.ts';
import styles from './explorer.module.css';

/** Keeps the query parameters that the contract declares for a collection in the URL. */
export const useRecordFilters = ({ fields }: Resource): Filters =>
  useFilters(['q', 'sort', ...Object.values(fields).flatMap((field) => field.filters)]);

interface RecordFiltersProps {
  resource: Resource;
  filters: Filters;
}

/** Searches and filters a collection. Filters by enum are always shown, the others on request. */
export function RecordFilters({ resource, filters }: RecordFiltersProps) {
  const { fields, nouns } = resource;
  const filterable = Object.entries(fields).filter(([, { filter }]) => filter !== undefined);
  const enums = filterable.filter(([, field]) => field.enum);
  const others = filterable.filter(([, field]) => !field.enum);
  const [expanded, setExpanded] = useState(() =>
    others.some(([, field]) => field.filters.some((parameter) => filters.get(parameter))),
  );
  return (
    <FilterBar className={styles.filters}>
      <label className={styles.search}>
        <span className="visually-hidden">Search {nouns}</span>
        <Search aria-hidden />
        <input
          type="search"
          className={input.input}
          placeholder="Search"
          value={filters.get('q')}
          onChange={(event) => filters.set({ q: event.target.value })}
        />
      </label>
      {[...enums, ...(expanded ? others : [])].map(([name, field]) => (
        <RecordFilter key={name} name={name} field={field} resource={resource} filters={filters} />
      ))}
      <Button variant="text" small aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
        {expanded ? 'Show fewer filters' : 'Show more filters'}
      </Button>
      {filters.active && (
        <Button variant="text" small onClick={filters.clear}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
}

interface RecordFilterProps extends RecordFiltersProps {
  name: string;
  field: Field;
}

function RecordFilter(props: RecordFilterProps) {
  const { field, filters } = props;
  const text = fieldLabel(props.name);
  const [set, empty] = [`${text} is set`, `${text} is empty`];
  const parameter = field.filters.find((each) => each.endsWith('_empty'));
  return (
    <>
      <ValueFilter {...props} />
      {parameter && (
        <SelectFilter
          label={`${text}: set or empty`}
          options={['true', 'false']}
          optionLabel={(option) => (option === 'true' ? empty : set)}
          {...filters.field(parameter)}
        />
      )}
    </>
  );
}

function ValueFilter({ name, field, resource, filters }: RecordFilterProps) {
  const text = fieldLabel(name);
  const options = field.enum ?? (field.type === 'boolean' ? ['true', 'false'] : undefined);
  if (options) return <SelectFilter label={text} options={options} optionLabel={label} {...filters.field(name)} />;
  const isActor = field.type === 'EventActor';
  const kind = isActor ? 'member' : resource.references.find(({ path }) => path[0] === name)?.kind;
  if (kind) return <ReferenceFilter label={text} kind={kind} isActor={isActor} {...filters.field(name)} />;
  if (field.filter !== 'range') return <InputFilter label={text} type="text" {...filters.field(name)} />;
  const type = field.type === 'date' ? 'date' : 'datetime-local';
  const [from, to] = [`${name}_from`, `${name}_to`];
  const periods = periodsOf(name, field);
  const period = `${filters.get(from)}/${filters.get(to)}`;
  const isRelative = period.includes('P');
  return (
    <>
      <SelectFilter
        label={text}
        emptyLabel="Any time or custom range"
        options={[...new Set([...Object.keys(periods), ...(isRelative ? [period] : [])])]}
        optionLabel={(option) => periods[option] ?? option}
        value={isRelative ? period : ''}
        onChange={(option) => {
          const [start = '', end = ''] = option.split('/');
          filters.set({ [from]: start, [to]: end });
        }}
      />
      {!isRelative && (
        <>
          <InputFilter label={`${text} from`} type={type} {...filters.field(from)} />
          <InputFilter label={`${text} to`} type={type} {...filters.field(to)} />
        </>
      )}
    </>
  );
}

/**
 * Returns the labels of the periods relative to now by which a field is often filtered: `from/to` in the values of the contract.
 * The end is exclusive, so that those of dates with today end tomorrow.
 */
function periodsOf(name: string, { type, writable }: Field): Readonly<Record<string, string>> {
  return {
    ...(writable && { '/P0D': name.startsWith('due_') ? 'Overdue' : 'In the past' }),
    ...(type === 'date'
      ? { 'P0D/P1D': 'Today', '-P6D/P1D': 'Last 7 days', '-P29D/P1D': 'Last 30 days' }
      : { '-P7D/P0D': 'Last 7 days', '-P30D/P0D': 'Last 30 days' }),
    ...(writable && { 'P0D/P7D': 'Next 7 days', 'P0D/P30D': 'Next 30 days' }),
  };
}

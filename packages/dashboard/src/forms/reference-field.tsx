import { Combobox } from '@base-ui/react/combobox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recordName } from '@worklane/contract';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { type AnyRecord, collectionOf, nounOf, recordQueries } from '../contract/collections.ts';
import { useOrganization } from '../session/organization.tsx';
import { nameKey, useRecordName } from '../session/record-names.ts';
import { Button } from '../ui/button.tsx';
import input from '../ui/input.module.css';
import { Field, FieldGroup, type FieldProps, fieldId } from './field.tsx';
import styles from './reference-field.module.css';

interface ReferenceFieldProps<Value> extends Omit<FieldProps, 'children' | 'withDescendants'> {
  /** Resource kind of the referenced record. */
  kind: string;
  /** The ID of the referenced record, empty for none; or several IDs. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Selects a record by its name. */
export const ReferenceField = ({ kind, value, onChange, ...field }: ReferenceFieldProps<string>) => (
  <Field {...field}>
    <ReferenceCombobox id={fieldId(field.pointer)} kind={kind} value={value} onChange={onChange} />
  </Field>
);

/** Selects several records, each in a row of its own. */
export const ReferenceListField = ({ kind, value, onChange, ...group }: ReferenceFieldProps<string[]>) => (
  <FieldGroup {...group}>
    {value.map((id, index) => (
      <div key={index} className={styles.row}>
        <ReferenceField
          pointer={`${group.pointer}/${index}`}
          label={`${nounOf(kind)} ${index + 1}`}
          hideLabel
          kind={kind}
          value={id}
          onChange={(changed) => onChange(value.with(index, changed))}
        />
        <Button
          variant="text"
          small
          aria-label={`Remove ${nounOf(kind)} ${index + 1}`}
          onClick={() => onChange(value.toSpliced(index, 1))}
        >
          <X aria-hidden />
        </Button>
      </div>
    ))}
    <Button variant="secondary" small onClick={() => onChange([...value, ''])}>
      <Plus aria-hidden />
      Add {nounOf(kind)}
    </Button>
  </FieldGroup>
);

interface ReferenceComboboxProps {
  /** The `id` of the input. */
  id: string;
  kind: string;
  /** The ID of the record, empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** Whether it is for a filter, which offers members who were removed, and `me`. */
  isFilter?: boolean;
  /** Whether it is for a filter by the actor of a change: a member, a type of actor, or the client ID that is typed. */
  isActor?: boolean;
}

/** The member who is signed in, in filters. */
const me: ReferenceOption = { id: 'me', name: 'Me' };

/** What a filter by an actor offers besides members. */
const actors: readonly ReferenceOption[] = [
  me,
  { id: 'agent', name: 'AI agents' },
  { id: 'application', name: 'Applications' },
  { id: 'system', name: 'The service' },
];

interface ReferenceFilterProps extends Omit<ReferenceComboboxProps, 'id' | 'isFilter'> {
  label: string;
}

/** A filter by a record that it finds by its name. */
export function ReferenceFilter({ label, ...control }: ReferenceFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <ReferenceCombobox id={id} isFilter {...control} />
    </div>
  );
}

/** The control that finds a record by its name. */
function ReferenceCombobox({ id, kind, value, onChange, ...purpose }: ReferenceComboboxProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { options, keep } = useReferenceSearch(kind, text, { enabled: open, ...purpose });
  const { name } = useRecordName(kind, /^\d+$/.test(value) ? Number(value) : undefined);
  const selected: ReferenceOption | null =
    value === '' ? null : (actors.find((each) => each.id === value) ?? { id: value, name: name ?? value });
  return (
    <Combobox.Root
      id={id}
      items={options}
      // The options are search results already.
      filter={null}
      open={open}
      onOpenChange={setOpen}
      value={selected}
      onValueChange={(option) => {
        if (option && /^\d+$/.test(option.id)) keep(option);
        onChange(option?.id ?? '');
      }}
      onInputValueChange={(value, { reason }) => setText(reason === 'input-change' ? value : '')}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.id === other.id}
    >
      <Combobox.InputGroup className={styles.group}>
        <Combobox.Input className={input.input} placeholder={`Find a ${nounOf(kind)}`} />
        <Combobox.Clear className={styles.icon} aria-label="Clear">
          <X aria-hidden />
        </Combobox.Clear>
        <Combobox.Trigger className={styles.icon} aria-label={`Show every ${nounOf(kind)}`}>
          <ChevronDown aria-hidden />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner ?? ''} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>No {nounOf(kind)} found.</Combobox.Empty>
            <Combobox.List>
              {(option: ReferenceOption) => (
                <Combobox.Item key={option.id} value={option} className={styles.item}>
                  <span>{option.name}</span>
                  <small>{option.id}</small>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** A record that a reference can name. */
interface ReferenceOption {
  id: string;
  name: string;
}

interface SearchOptions {
  enabled: boolean;
  isFilter?: boolean;
  isActor?: boolean;
}

/**
 * Returns the records of a kind that match a text: the newest records with the text in their name, then the results of
 * a full-text search. The search alone would find beginnings of words only.
 */
function useReferenceSearch(kind: string, text: string, options: SearchOptions) {
  const { enabled, isFilter, isActor } = options;
  const { resource, queries } = useReferenced(kind);
  const cache = useQueryClient();
  const query = useDeferredValue(text.trim());
  const newest = useRecords(kind, '', options);
  const found = useRecords(kind, query, { ...options, enabled: enabled && query !== '' });
  const matching = newest.filter((record) => recordName(resource, record).toLowerCase().includes(query.toLowerCase()));
  const others = query === '' ? [] : found.filter(({ id }) => matching.every((each) => each.id !== id));
  const records = [...matching, ...others];
  const special = isActor ? actors : isFilter && kind === 'member' ? [me] : [];
  const named = [
    ...special.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    ...records.map((record) => ({ id: String(record.id), name: recordName(resource, record) })),
  ];
  return {
    options: isActor && query !== '' && named.length === 0 ? [{ id: query, name: query }] : named,
    /** Keeps the name of an option that was selected, so that it needs no request. */
    keep: ({ id, name }: ReferenceOption) => cache.setQueryData(nameKey(queries, Number(id)), { name }),
  };
}

/** Removed members stay in the list. Records still refer to them, but new references make no sense. */
const offered: Readonly<Record<string, object>> = { member: { active: true } };

function useRecords(kind: string, q: string, { enabled, isFilter }: SearchOptions): readonly AnyRecord[] {
  const { queries } = useReferenced(kind);
  const active = isFilter ? undefined : offered[kind];
  const { data } = useQuery({ ...queries.list({ limit: 50, ...active, ...(q !== '' && { q }) }), enabled });
  return data?.data ?? [];
}

/** Returns the resource of a kind and its queries. @throws Error for a kind that the contract does not have */
function useReferenced(kind: string) {
  const { queries } = useOrganization();
  const resource = collectionOf(kind);
  if (!resource) throw new Error(`Unknown resource kind "${kind}".`);
  return { resource, queries: recordQueries(queries, resource) };
}

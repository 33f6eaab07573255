import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { nounOf } from '../contract/collections.ts';
import { useRecordName } from '../session/record-names.ts';
import { Button } from '../ui/button.tsx';
import input from '../ui/input.module.css';
import { Field, FieldGroup, type FieldProps } from './field.tsx';
import { fieldId } from './form-errors.ts';
import styles from './reference-field.module.css';
import { type ReferenceOption, useReferenceSearch } from './reference-search.ts';

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
  /** Whether members who were removed are offered too. */
  withFormer?: boolean;
}

/** The control that finds a record by its name. */
export function ReferenceCombobox({ id, kind, value, onChange, withFormer = false }: ReferenceComboboxProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { options, keep } = useReferenceSearch(kind, text, { enabled: open, withFormer });
  const { name } = useRecordName(kind, /^\d+$/.test(value) ? Number(value) : undefined);
  const selected: ReferenceOption | null = value === '' ? null : { id: value, name: name ?? value };
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
        if (option) keep(option);
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

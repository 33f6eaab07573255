import { Plus, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import input from '../ui/input.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';
import styles from './nested-fields.module.css';
import type { KeyValue } from './record-draft.ts';

const typeLabels: Readonly<Record<KeyValue['type'], string>> = {
  string: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
};

interface KeyValueFieldProps extends Omit<FieldProps, 'children' | 'withDescendants'> {
  value: KeyValue[];
  onChange: (value: KeyValue[]) => void;
}

/** Edits an open object, such as the custom fields: a row of name, type and value for each property. */
export const KeyValueField = ({ value, onChange, ...group }: KeyValueFieldProps) => (
  <FieldGroup {...group} withDescendants>
    {value.map((row, index) => (
      <Row
        key={index}
        row={row}
        number={index + 1}
        onChange={(changed) => onChange(value.with(index, changed))}
        onRemove={() => onChange(value.toSpliced(index, 1))}
      />
    ))}
    <Button variant="secondary" small onClick={() => onChange([...value, { name: '', type: 'string', value: '' }])}>
      <Plus aria-hidden />
      Add field
    </Button>
  </FieldGroup>
);

interface RowProps {
  row: KeyValue;
  number: number;
  onChange: (row: KeyValue) => void;
  onRemove: () => void;
}

function Row({ row, number, onChange, onRemove }: RowProps) {
  const valueProps = {
    className: input.input,
    'aria-label': `Value of field ${number}`,
    value: row.value,
    onChange: (event: { target: { value: string } }) => onChange({ ...row, value: event.target.value }),
  };
  return (
    <div className={styles.keyValue}>
      <input
        className={input.input}
        aria-label={`Name of field ${number}`}
        placeholder="Name"
        value={row.name}
        onChange={(event) => onChange({ ...row, name: event.target.value })}
      />
      <select
        className={input.input}
        aria-label={`Type of field ${number}`}
        value={row.type}
        onChange={(event) => {
          const type = event.target.value as KeyValue['type'];
          onChange({ ...row, type, value: type === 'boolean' ? 'false' : '' });
        }}
      >
        {Object.entries(typeLabels).map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </select>
      {row.type === 'boolean' ? (
        <select {...valueProps}>
          <option value="false">No</option>
          <option value="true">Yes</option>
        </select>
      ) : (
        <input {...valueProps} placeholder="Value" />
      )}
      <Button variant="text" small aria-label={`Remove field ${number}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

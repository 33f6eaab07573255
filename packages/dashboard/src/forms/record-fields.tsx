import type { schemas } from '@worklane/contract';
import { totalsOf } from '@worklane/contract/totals';
import { Plus, X } from 'lucide-react';
import { use } from 'react';
import type { SchemaField } from '../contract/fields.ts';
import { formatMoney } from '../contract/money.ts';
import { Button } from '../ui/button.tsx';
import { fromLocalInput, toLocalInput } from '../ui/date-time.tsx';
import input from '../ui/input.module.css';
import { fieldLabel, label } from '../ui/labels.ts';
import { CheckboxField, FieldGroup, type FieldProps, SelectField, TextField } from './field.tsx';
import type { FieldHint, FieldHints } from './field-hints.ts';
import { CurrencyContext, CurrencyField, MoneyField } from './money-field.tsx';
import styles from './nested-fields.module.css';
import {
  createBody,
  type DraftValue,
  draftOf,
  type KeyValue,
  type MoneyDraft,
  type RecordDraft,
  recordCurrency,
} from './record-draft.ts';
import { ReferenceField, ReferenceListField } from './reference-field.tsx';

interface RecordFieldsProps {
  fields: readonly SchemaField[];
  hints: FieldHints;
  value: RecordDraft;
  onChange: (value: RecordDraft) => void;
  /** JSON pointer of the object that has the fields; empty for the request body. */
  pointer?: string;
}

/** The fields of a record or of an object in it, one for each property of the schema. */
export function RecordFields({ fields, hints, value, onChange, pointer = '' }: RecordFieldsProps) {
  // A draft that was stored before the contract changed lacks the new fields.
  const defaults = draftOf(fields);
  const currency = use(CurrencyContext) ?? recordCurrency(value);
  return (
    <CurrencyContext value={currency}>
      {fields.map((field) => (
        <RecordField
          key={field.name}
          field={field}
          hint={hints[field.name]}
          pointer={`${pointer}/${field.name}`}
          value={value[field.name] ?? defaults[field.name] ?? null}
          onChange={(changed) => onChange({ ...value, [field.name]: changed })}
        />
      ))}
    </CurrencyContext>
  );
}

interface RecordFieldProps {
  field: SchemaField;
  hint: FieldHint | undefined;
  pointer: string;
  value: DraftValue;
  onChange: (value: DraftValue) => void;
}

function RecordField({ field, hint, pointer, value, onChange }: RecordFieldProps) {
  const { kind, name, schema, required, fields = [], referencedKind = '' } = field;
  const [description, hints = {}] = typeof hint === 'string' ? [hint] : (hint ?? []);
  const props = { pointer, label: name === 'id' ? 'Record' : fieldLabel(name), description, required, onChange };
  switch (kind) {
    case 'enum':
      return (
        <SelectField {...props} value={value as string} short>
          {schema.default === undefined && (value === '' || schema.nullable || !required) && (
            <option value="">None</option>
          )}
          {(schema.enum as string[]).map((each) => (
            <option key={each} value={each}>
              {label(each)}
            </option>
          ))}
        </SelectField>
      );
    case 'boolean':
      return <CheckboxField {...props} value={value as boolean} />;
    case 'date-time':
      return (
        <TextField
          {...props}
          type="datetime-local"
          short
          value={toLocalInput(value as string)}
          onChange={(text) => onChange(fromLocalInput(text))}
        />
      );
    case 'date':
      return <TextField {...props} value={value as string} type="date" short />;
    case 'number':
      return <TextField {...props} value={value as string} inputMode="decimal" short />;
    case 'string-list':
      return <TextField {...props} value={value as string} multiline withDescendants />;
    case 'reference':
      return <ReferenceField {...props} kind={referencedKind} value={value as string} />;
    case 'reference-list':
      return <ReferenceListField {...props} kind={referencedKind} value={value as string[]} />;
    case 'currency':
      return <CurrencyField {...props} value={value as string} />;
    case 'money':
      return <MoneyField {...props} value={value as MoneyDraft} />;
    case 'object':
      return (
        <NestedObjectField
          {...props}
          fields={fields}
          hints={hints}
          value={value as RecordDraft | null}
          isReference={schema['x-references'] !== undefined}
        />
      );
    case 'object-list':
      return <ObjectListField {...props} fields={fields} hints={hints} value={value as RecordDraft[]} />;
    case 'key-value':
      return <KeyValueField {...props} value={value as KeyValue[]} />;
    default:
      return <TextField {...props} value={value as string} multiline={kind === 'multiline'} />;
  }
}

interface NestedFieldProps<Value> extends Omit<FieldProps, 'children' | 'label'> {
  label: string;
  fields: readonly SchemaField[];
  hints: FieldHints;
  value: Value;
  onChange: (value: Value) => void;
}

interface NestedObjectFieldProps extends NestedFieldProps<RecordDraft | null> {
  /** Whether the object names a record of any kind. */
  isReference: boolean;
}

/** Returns the fields of a reference to a record of any kind: once the kind is known, the record is found by its name. */
const withPicker = (fields: readonly SchemaField[], { kind }: RecordDraft): SchemaField[] =>
  fields.map((field) =>
    field.name === 'id' && typeof kind === 'string' && kind !== ''
      ? { ...field, kind: 'reference', referencedKind: kind }
      : field,
  );

/** An object with fields of its own, such as an address. An optional one can be added and removed. */
function NestedObjectField({ fields, hints, value, onChange, isReference, ...group }: NestedObjectFieldProps) {
  const { pointer, label, required } = group;
  return (
    <FieldGroup {...group}>
      {value === null ? (
        <Button variant="secondary" small onClick={() => onChange(draftOf(fields))}>
          <Plus aria-hidden />
          Add {label.toLowerCase()}
        </Button>
      ) : (
        <div className={`${styles.nested} ${styles.object}`}>
          <RecordFields
            fields={isReference ? withPicker(fields, value) : fields}
            hints={hints}
            pointer={pointer}
            value={value}
            onChange={(changed) =>
              onChange(isReference && changed.kind !== value.kind ? { ...changed, id: '' } : changed)
            }
          />
          {!required && (
            <Button variant="text" small onClick={() => onChange(null)}>
              <X aria-hidden />
              Remove {label.toLowerCase()}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}

/** A list of objects, such as the line items of an order. */
function ObjectListField({ fields, hints, value, onChange, ...group }: NestedFieldProps<RecordDraft[]>) {
  const currency = use(CurrencyContext);
  const isPriced = fields.some(({ kind }) => kind === 'money');
  return (
    <FieldGroup {...group}>
      {value.map((item, index) => (
        <fieldset key={index} className={styles.nested} aria-label={`Item ${index + 1}`}>
          <RecordFields
            fields={fields}
            hints={hints}
            pointer={`${group.pointer}/${index}`}
            value={item}
            onChange={(changed) => onChange(value.with(index, changed))}
          />
          <Button variant="text" small onClick={() => onChange(value.toSpliced(index, 1))}>
            <X aria-hidden />
            Remove item {index + 1}
          </Button>
        </fieldset>
      ))}
      <Button variant="secondary" small onClick={() => onChange([...value, draftOf(fields)])}>
        <Plus aria-hidden />
        Add item
      </Button>
      {currency !== undefined && isPriced && value.length > 0 && (
        <LineItemTotals items={value.map((item) => createBody(fields, item, currency))} currency={currency} />
      )}
    </FieldGroup>
  );
}

interface LineItemTotalsProps {
  /** The `line_items` of the request body as typed so far. */
  items: readonly unknown[];
  currency: string;
}

/** Shows the totals that the service will compute, while the line items are typed. */
function LineItemTotals({ items, currency }: LineItemTotalsProps) {
  const totals = totalsOf(items.filter(isComplete), currency);
  const incomplete = items.length - items.filter(isComplete).length;
  return (
    <div className={styles.totals} role="status" aria-label="Totals">
      <dl>
        {(['net', 'tax', 'gross'] as const).map((name) => (
          <div key={name}>
            <dt>{fieldLabel(name)}</dt>
            <dd className="number">{formatMoney(totals[name])}</dd>
          </div>
        ))}
      </dl>
      {incomplete > 0 && (
        <p className="small soft">
          Without {incomplete} {incomplete === 1 ? 'item that lacks' : 'items that lack'} a valid price or quantity.
        </p>
      )}
    </div>
  );
}

function isComplete(item: unknown): item is schemas.LineItemInput & { tax_rate: number } {
  const { quantity, unit_price, tax_rate } = item as Partial<schemas.LineItemInput>;
  return [quantity, unit_price?.amount, tax_rate].every((each) => typeof each === 'number');
}

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
const KeyValueField = ({ value, onChange, ...group }: KeyValueFieldProps) => (
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

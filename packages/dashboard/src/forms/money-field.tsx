import { Field as BaseField } from '@base-ui/react/field';
import { currencies } from '@worklane/contract/totals';
import { createContext, use, useId } from 'react';
import { currencyDigits, toMinorUnits } from '../contract/money.ts';
import input from '../ui/input.module.css';
import styles from './field.module.css';
import { Field, type FieldProps, fieldId, SelectField } from './field.tsx';
import type { MoneyDraft } from './record-draft.ts';

/** The currency of all amounts of the record, such as those of the line items of an order. */
export const CurrencyContext = createContext<string | undefined>(undefined);

interface MoneyFieldProps extends Omit<FieldProps, 'children' | 'withDescendants' | 'validate'> {
  value: MoneyDraft;
  onChange: (value: MoneyDraft) => void;
}

/** Edits an amount in major units, with its currency unless the record has one for all amounts. */
export function MoneyField({ value, onChange, ...field }: MoneyFieldProps) {
  const common = use(CurrencyContext);
  const currency = common ?? value.currency;
  const id = useId();
  return (
    <Field {...field} withDescendants validate={() => amountViolation(value.text, currency)}>
      <div className={styles.money}>
        <BaseField.Control
          id={fieldId(field.pointer)}
          className={input.input}
          inputMode="decimal"
          autoComplete="off"
          placeholder={(0).toFixed(currencyDigits(currency))}
          value={value.text}
          onValueChange={(text) => onChange({ ...value, text })}
          aria-describedby={common === undefined ? undefined : id}
        />
        {common === undefined ? (
          <select
            className={input.input}
            aria-label={`Currency of ${field.label}`}
            value={value.currency}
            onChange={(event) => onChange({ ...value, currency: event.target.value })}
          >
            <CurrencyOptions selected={value.currency} />
          </select>
        ) : (
          <span id={id} className="soft">
            {common}
          </span>
        )}
      </div>
    </Field>
  );
}

/** Returns why a text is not an amount in a currency. */
function amountViolation(text: string, currency: string): string | null {
  if (text.trim() === '' || toMinorUnits(text, currency) !== undefined) return null;
  const digits = currencyDigits(currency);
  const example = (1234).toFixed(digits);
  return digits === 0
    ? `Enter an amount without decimals, such as ${example}: ${currency} has none.`
    : `Enter an amount with at most ${digits} decimals, such as ${example}.`;
}

interface CurrencyFieldProps extends Omit<FieldProps, 'children' | 'validate'> {
  value: string;
  onChange: (value: string) => void;
}

/** Selects the currency of a record. */
export const CurrencyField = ({ value, onChange, ...field }: CurrencyFieldProps) => (
  <SelectField {...field} value={value} onChange={onChange} short>
    <CurrencyOptions selected={value} />
  </SelectField>
);

const names = new Intl.DisplayNames('en', { type: 'currency' });

const CurrencyOptions = ({ selected }: { selected: string }) =>
  [...new Set([selected, ...Object.keys(currencies)])].map((currency) => (
    <option key={currency} value={currency}>
      {currency === '' ? 'None' : `${currency} - ${names.of(currency)}`}
    </option>
  ));

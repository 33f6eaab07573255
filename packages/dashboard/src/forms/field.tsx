import { Field as BaseField } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { WorklaneError } from '@worklane/client';
import type { ComponentProps, ReactNode } from 'react';
import { InlineMarkdown } from '../ui/code.tsx';
import input from '../ui/input.module.css';
import styles from './field.module.css';

export interface FieldProps {
  /** JSON pointer of the value in the request body. */
  pointer: string;
  label: ReactNode;
  hideLabel?: boolean;
  description?: ReactNode | undefined;
  required?: boolean;
  /** Whether the field also shows the errors of the values below its pointer. */
  withDescendants?: boolean;
  /** Returns why the form cannot be submitted; null if it can. */
  validate?: () => string | null;
  children: ReactNode;
}

/** A control of Base UI with its label, description and error. */
export const Field = ({ pointer, withDescendants, validate, label, hideLabel, ...props }: FieldProps) => (
  <BaseField.Root className={styles.field} name={fieldName(pointer, withDescendants)} validate={validate}>
    <BaseField.Label className={hideLabel ? 'visually-hidden' : styles.label}>
      {label}
      {props.required && <Required />}
    </BaseField.Label>
    {props.description !== undefined && <Description text={props.description} />}
    {props.children}
    <BaseField.Error className={styles.error} />
  </BaseField.Root>
);

/** Several controls with a common legend, description and error. */
export function FieldGroup({ pointer, label, description, required, withDescendants, children }: FieldProps) {
  const id = fieldId(pointer);
  return (
    <Fieldset.Root id={id} className={styles.group} tabIndex={-1} aria-describedby={`${id}-messages`}>
      <Fieldset.Legend className={styles.label}>
        {label}
        {required && <Required />}
      </Fieldset.Legend>
      <BaseField.Root id={`${id}-messages`} className={styles.messages} name={fieldName(pointer, withDescendants)}>
        {description !== undefined && <Description text={description} />}
        <BaseField.Error className={styles.error} />
      </BaseField.Root>
      {children}
    </Fieldset.Root>
  );
}

const Required = () => <span className={styles.required}>required</span>;

const Description = ({ text }: { text: ReactNode }) => (
  <BaseField.Description className={styles.description}>
    {typeof text === 'string' ? <InlineMarkdown text={text} /> : text}
  </BaseField.Description>
);

interface ControlProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  short?: boolean;
}

const controlClass = (short = false) => (short ? `${input.input} ${input.short}` : input.input);

interface TextFieldProps
  extends ControlProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'spellCheck' | 'autoComplete'> {
  multiline?: boolean;
}

/** A field for text, or for another type of `<input>`. */
export function TextField({ value, onChange, short, multiline, type, inputMode, ...props }: TextFieldProps) {
  const { placeholder, spellCheck, autoComplete = 'off', ...field } = props;
  return (
    <Field {...field}>
      <BaseField.Control
        id={fieldId(field.pointer)}
        className={controlClass(short)}
        value={value}
        onValueChange={onChange}
        {...{ type, inputMode, placeholder, spellCheck, autoComplete }}
        {...(multiline && { render: <textarea /> })}
      />
    </Field>
  );
}

interface SelectFieldProps extends ControlProps {
  /** The `<option>` elements. */
  children: ReactNode;
}

export const SelectField = ({ value, onChange, short, children, ...field }: SelectFieldProps) => (
  <Field {...field}>
    <BaseField.Control
      id={fieldId(field.pointer)}
      className={controlClass(short)}
      value={value}
      onValueChange={onChange}
      render={<select>{children}</select>}
    />
  </Field>
);

interface ChoiceCardsProps<Value extends string> {
  name: string;
  choices: Readonly<Record<Value, { name: string; description: ReactNode }>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Selects one of a few choices, each of which is explained. */
export const ChoiceCards = <Value extends string>({ name, choices, value, onChange }: ChoiceCardsProps<Value>) =>
  (Object.keys(choices) as Value[]).map((key) => (
    <label key={key} className={`${input.choice} ${input.boxed}`}>
      <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChange(key)} />
      <span>
        <b>{choices[key].name}</b>
        <br />
        <span className="soft">{choices[key].description}</span>
      </span>
    </label>
  ));

interface CheckboxFieldProps extends Pick<FieldProps, 'pointer' | 'label' | 'description'> {
  value: boolean;
  onChange: (value: boolean) => void;
}

export const CheckboxField = ({ pointer, label, description, value, onChange }: CheckboxFieldProps) => (
  <BaseField.Root className={styles.field} name={fieldName(pointer)}>
    <BaseField.Label className={input.choice}>
      <BaseField.Control
        id={fieldId(pointer)}
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange((currentTarget as HTMLInputElement).checked)}
      />
      <b>{label}</b>
    </BaseField.Label>
    {description !== undefined && <Description text={description} />}
    <BaseField.Error className={styles.error} />
  </BaseField.Root>
);

/** Returns the id of the input whose value has a JSON pointer in the request body. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;

/**
 * Returns the name by which a field gets its error: its JSON pointer.
 * @param withDescendants for a field that shows several values of the body as one and reports the errors of all of them
 */
export const fieldName = (pointer: string, withDescendants = false): string =>
  withDescendants ? `${pointer}/*` : pointer;

/** Returns the errors of the request body that the service reported, by field name, as the `errors` of a Base UI form. */
export function formErrors(error: unknown): Readonly<Record<string, string>> {
  if (!WorklaneError.is(error)) return {};
  const details = new Map<string, Set<string>>();
  for (const { in: part, pointer, detail } of error.errors) {
    if (part !== 'body') continue;
    for (const name of [pointer, ...ancestors(pointer).map((ancestor) => fieldName(ancestor, true))]) {
      details.set(name, (details.get(name) ?? new Set()).add(detail));
    }
  }
  return Object.fromEntries([...details].map(([name, each]) => [name, sentence([...each].join('; '))]));
}

/** Returns a pointer and the pointers of the values around it: `/a/b` and `/a`. */
export function ancestors(pointer: string): string[] {
  if (pointer === '') return [];
  return [pointer, ...ancestors(pointer.slice(0, pointer.lastIndexOf('/')))];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

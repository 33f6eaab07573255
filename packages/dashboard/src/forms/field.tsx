import { Field as BaseField } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import type { ComponentProps, ReactNode } from 'react';
import { InlineMarkdown } from '../ui/code.tsx';
import input from '../ui/input.module.css';
import styles from './field.module.css';
import { fieldId, fieldName } from './form-errors.ts';

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

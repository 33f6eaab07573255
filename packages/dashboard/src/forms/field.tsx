import type { ReactNode } from 'react';
import { Prose } from '../ui/prose.tsx';
import styles from './field.module.css';
import { fieldId, useFieldError } from './field-errors.ts';

/** What an input needs so that its label, its description and its error are told with it. */
export interface InputAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** JSON pointer of the value in the body. */
  pointer: string;
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** Whether it shows the errors of the values below it too. */
  deep?: boolean;
  children: (attributes: InputAttributes) => ReactNode;
}

/** An input with its label, what it is for, and what is wrong with it. */
export function Field({ pointer, label, description, required = false, deep = false, children }: FieldProps) {
  const error = useFieldError(pointer, deep);
  const id = fieldId(pointer);
  const described = [description !== undefined && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <Required />}
      </label>
      {description !== undefined && (
        <p id={`${id}-about`} className={styles.about}>
          <About text={description} />
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Several inputs that belong together. */
export function FieldGroup({ pointer, label, description, required = false, deep = false, children }: GroupProps) {
  const error = useFieldError(pointer, deep);
  const id = fieldId(pointer);
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {required && <Required />}
      </legend>
      {description !== undefined && (
        <p className={styles.about}>
          <About text={description} />
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

export interface GroupProps extends Omit<FieldProps, 'children'> {
  children: ReactNode;
}

const Required = () => <span className={styles.required}>required</span>;

const About = ({ text }: { text: ReactNode }) => (typeof text === 'string' ? <Prose text={text} /> : text);

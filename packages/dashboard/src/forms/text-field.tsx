import type { ComponentProps } from 'react';
import input from '../ui/input.module.css';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoComplete' | 'spellCheck'> {
  value: string;
  onChange: (value: string) => void;
  /** Takes several lines. */
  lines?: boolean;
  short?: boolean;
}

/** A field for a text. */
export function TextField({ value, onChange, lines = false, short = false, ...props }: TextFieldProps) {
  const { pointer, label, description, required, deep, ...attributes } = props;
  const className = [input.input, short && input.short].filter(Boolean).join(' ');
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  return (
    <Field {...{ pointer, label }} {...defined({ description, required, deep })}>
      {(aria) =>
        lines ? (
          <textarea className={className} value={value} onChange={change} {...aria} maxLength={attributes.maxLength} />
        ) : (
          <input className={className} value={value} onChange={change} autoComplete="off" {...attributes} {...aria} />
        )
      }
    </Field>
  );
}

/** Without what is undefined, which is not the same as absent. */
const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

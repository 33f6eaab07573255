import { Form as BaseForm } from '@base-ui/react/form';
import { WorklaneError } from '@worklane/client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { fieldLabel } from '../ui/labels.ts';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import styles from './form.module.css';
import { ancestors, fieldId, formErrors } from './form-errors.ts';
import type { Draft } from './use-draft.ts';

interface FormProps {
  draft: Pick<Draft<unknown>, 'restored' | 'discard'>;
  /** The error response of the last submission. */
  error: Error | null;
  pending: boolean;
  onSubmit: () => void;
  /** Label of the submit button. */
  submit: string;
  /** Further actions beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form whose fields show the validation errors of the service, and focus the first one. */
export function Form({ draft, error, pending, onSubmit, submit, actions, children }: FormProps) {
  const [resubmitted, setResubmitted] = useState<Error | null>(null);
  const errors = useMemo(() => formErrors(error === resubmitted ? null : error), [error, resubmitted]);
  return (
    <BaseForm
      className={styles.form}
      errors={errors}
      // Base UI does not submit while a field has an error. Only the service can tell whether it is still one: a change
      // of another field may have fixed it.
      onSubmitCapture={() => flushSync(() => setResubmitted(error))}
      onFormSubmit={() => {
        if (!pending) onSubmit();
      }}
    >
      {error && <ErrorSummary error={error} />}
      {draft.restored && (
        <Notice title="Draft restored">
          <Button variant="secondary" small onClick={draft.discard}>
            Discard draft
          </Button>
        </Notice>
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {submit}
        </Button>
        {actions}
      </div>
    </BaseForm>
  );
}

/** Lists the errors of a form. Each one links to its field. */
function ErrorSummary({ error }: { error: Error }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form then moves the focus to the first field with an error, if there is one.
    if (error) element.current?.focus();
  }, [error]);

  if (!WorklaneError.is(error) || error.errors.length === 0) return <ErrorNotice error={error} />;
  const { length } = error.errors;
  return (
    <Notice ref={element} tone="error" title={`Fix ${length} ${length === 1 ? 'error' : 'errors'} to continue`}>
      <ul>
        {error.errors.map(({ pointer, detail }) => (
          <li key={`${pointer} ${detail}`}>
            {pointer === '' ? (
              detail
            ) : (
              <a href={`#${fieldId(pointer)}`} onClick={(event) => focusField(pointer) && event.preventDefault()}>
                {fieldPath(pointer)} {detail}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the labels along a pointer: `/line_items/0/unit_price` becomes `Line items, 1, Unit price`. */
const fieldPath = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : fieldLabel(part)))
    .join(', ');

/** Focuses the field with a pointer, or the nearest field around it. Returns false when there is none. */
function focusField(pointer: string): boolean {
  const element = ancestors(pointer)
    .map((ancestor) => document.getElementById(fieldId(ancestor)))
    .find((element) => element !== null);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
  return element !== undefined;
}

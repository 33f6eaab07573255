import { Form as BaseForm } from '@base-ui/react/form';
import { WorklaneError } from '@worklane/client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { tabStorage } from '../session/browser-storage.ts';
import { useSession } from '../session/session.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { fieldLabel } from '../ui/labels.ts';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { ancestors, fieldId, formErrors } from './field.tsx';
import styles from './form.module.css';

interface FormProps {
  /** Undefined for a form that keeps none, whose actions scroll with it. */
  draft?: Pick<Draft<unknown>, 'restored' | 'discard'>;
  /** The last submission. */
  mutation: { error: Error | null; isPending: boolean };
  onSubmit: () => void;
  /** Label of the submit button. */
  submit: string;
  /** Further actions beside the submit button. */
  actions?: ReactNode;
  /** The path of the page to return to. */
  cancel?: string;
  children: ReactNode;
}

/** A form whose fields show the validation errors of the service, and focus the first one. */
export function Form({ draft, mutation, onSubmit, submit, actions, cancel, children }: FormProps) {
  const { error, isPending } = mutation;
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
        if (!isPending) onSubmit();
      }}
    >
      {error && <ErrorSummary error={error} />}
      {draft?.restored && (
        <Notice title="Draft restored">
          <Button variant="secondary" small onClick={draft.discard}>
            Discard draft
          </Button>
        </Notice>
      )}
      {children}
      <div className={draft ? `${styles.actions} ${styles.sticky}` : styles.actions}>
        <Button type="submit" pending={isPending}>
          {submit}
        </Button>
        {actions}
        {cancel !== undefined && (
          <ButtonLink variant="secondary" to={cancel}>
            Cancel
          </ButtonLink>
        )}
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

interface Draft<T> {
  value: T;
  set: (value: T) => void;
  /** Removes the draft from storage after it was submitted. The form keeps its value until the page is left. */
  forget: () => void;
  /** Resets the form to its initial value. */
  discard: () => void;
  /** Whether the value was restored from storage. */
  restored: boolean;
}

/** Changes with the form of stored drafts, so that an older one is not read. */
const draftFormat = 2;

/**
 * Holds the value of a form and stores it in the session storage of the tab, so that a reload or a new sign-in does not
 * lose it. Do not use it for secrets.
 * @param initial the initial value of the form; plain JSON
 */
export function useDraft<T>(initial: T): Draft<T> {
  const { email } = useSession().session;
  const key = `draft ${draftFormat} ${email} ${useLocation().pathname}`;
  const [state, setState] = useState(() => {
    const stored = readDraft<T>(key);
    return stored === undefined ? { value: initial, restored: false } : { value: stored, restored: true };
  });
  return {
    ...state,
    set(value) {
      setState({ value, restored: false });
      tabStorage.setItem(key, JSON.stringify(value));
    },
    forget: () => tabStorage.removeItem(key),
    discard() {
      setState({ value: initial, restored: false });
      tabStorage.removeItem(key);
    },
  };
}

/** Returns a stored draft; undefined when there is none, or none that can be read. */
function readDraft<T>(key: string): T | undefined {
  try {
    return JSON.parse(tabStorage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

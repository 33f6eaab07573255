import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldErrorsProvider, fieldErrors } from './field-errors.ts';
import styles from './form.module.css';
import type { Draft } from './use-draft.ts';

export interface FormProps {
  draft: Pick<Draft<unknown>, 'restored' | 'discard'>;
  error: Error | null;
  pending: boolean;
  onSubmit: () => void;
  /** What the button that sends it says. */
  submit: string;
  /** Beside that button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form whose fields show what the service says of them. The service alone decides what is valid. */
export function Form({ draft, error, pending, onSubmit, submit, actions, children }: FormProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) onSubmit();
  };
  return (
    <FieldErrorsProvider value={fieldErrors(error)}>
      <form className={styles.form} noValidate onSubmit={send}>
        {error && <ErrorSummary error={error} />}
        {draft.restored && (
          <Notice tone="info" title="What you had typed is back">
            <Button look="quiet" small onClick={draft.discard}>
              Start over
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
      </form>
    </FieldErrorsProvider>
  );
}

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useState } from 'react';
import { Button, type Look } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { ProblemNotice } from './problem-notice.tsx';

export interface ConfirmDialogProps {
  /** What opens it. */
  trigger: ReactNode;
  triggerLook?: Look;
  small?: boolean;
  title: string;
  description: ReactNode;
  /** More to decide. */
  children?: ReactNode;
  /** What the button that does it says. */
  confirm: string;
  look?: Look;
  action: () => Promise<unknown>;
}

/** Asks before it does something; stays open with the reason when that fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, triggerLook = 'quiet', small = false, title, description, children, confirm, action } = props;
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error>();

  const run = async () => {
    setPending(true);
    setError(undefined);
    try {
      await action();
      setOpen(false);
    } catch (failure) {
      setError(failure as Error);
    }
    setPending(false);
  };
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setError(undefined);
      }}
    >
      <AlertDialog.Trigger render={<Button look={triggerLook} small={small} />}>{trigger}</AlertDialog.Trigger>
      <DialogFrame
        parts={AlertDialog}
        title={title}
        description={description}
        actions={
          <>
            <AlertDialog.Close render={<Button look="quiet" />}>Cancel</AlertDialog.Close>
            <Button look={props.look ?? 'danger'} pending={pending} onClick={run}>
              {confirm}
            </Button>
          </>
        }
      >
        {children}
        {error && <ProblemNotice error={error} />}
      </DialogFrame>
    </AlertDialog.Root>
  );
}

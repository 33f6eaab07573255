import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './alert-dialog.module.css';
import { Button, type ButtonVariant } from './button.tsx';
import { ErrorNotice } from './notice.tsx';
import { useToast } from './toast.tsx';

interface AlertDialogPopupProps {
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  /** Buttons below the content; none for a form, which has its own. */
  actions?: ReactNode;
}

/** The window of an alert dialog: title, description, content and actions. */
export const AlertDialogPopup = ({ title, description, children, actions }: AlertDialogPopupProps) => (
  <AlertDialog.Portal>
    <AlertDialog.Backdrop className={styles.backdrop} />
    <AlertDialog.Popup className={styles.popup}>
      <AlertDialog.Title>{title}</AlertDialog.Title>
      <AlertDialog.Description className="soft">{description}</AlertDialog.Description>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </AlertDialog.Popup>
  </AlertDialog.Portal>
);

interface ConfirmDialogProps {
  /** Label of the button that opens the dialog. */
  trigger: string;
  /** What screen readers say after the label, where several buttons have the same one. */
  subject?: string;
  icon?: LucideIcon;
  triggerVariant?: ButtonVariant;
  small?: boolean;
  title: string;
  /** The consequence of the action. */
  description: ReactNode;
  children?: ReactNode;
  /** Label of the button that runs the action. Default: that of the button that opens the dialog. */
  confirm?: string;
  variant?: ButtonVariant;
  /** Whether the action can run. */
  ready?: boolean;
  onOpen?: () => void;
  action: () => Promise<unknown>;
  /** The message after the action. */
  done?: string;
}

/** Asks for confirmation before it runs an action. Stays open and shows the error when the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, triggerVariant = 'secondary', small = false, subject, icon: Icon, title, description } = props;
  const { children, confirm = trigger, ready = true, done } = props;
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: props.action,
    onSuccess() {
      setOpen(false);
      if (done !== undefined) toast(done);
    },
  });
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(open) => {
        setOpen(open);
        reset();
        if (open) props.onOpen?.();
      }}
    >
      <AlertDialog.Trigger render={<Button variant={triggerVariant} small={small} />}>
        {Icon && <Icon aria-hidden />}
        {trigger}
        {subject !== undefined && <span className="visually-hidden"> {subject}</span>}
      </AlertDialog.Trigger>
      <AlertDialogPopup
        title={title}
        description={description}
        actions={
          <>
            <AlertDialog.Close render={<Button variant="secondary" />}>Cancel</AlertDialog.Close>
            <Button variant={props.variant ?? 'danger'} disabled={!ready} pending={isPending} onClick={() => mutate()}>
              {confirm}
            </Button>
          </>
        }
      >
        {children}
        {error && <ErrorNotice error={error} />}
      </AlertDialogPopup>
    </AlertDialog.Root>
  );
}

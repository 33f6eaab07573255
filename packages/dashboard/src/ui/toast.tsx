import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import styles from './toast.module.css';

interface ToastOptions {
  /** Offers a button for ten seconds. */
  undo?: () => unknown;
  /** Whether the message stays until it is closed. */
  stays?: boolean;
}

/** Returns a function that shows a message, by default for five seconds. */
export function useToast(): (message: string, options?: ToastOptions) => void {
  const { add, close } = Toast.useToastManager();
  return (title, { undo, stays } = {}) => {
    const onClick = () => {
      close(id);
      undo?.();
    };
    const button = { timeout: stays ? 0 : 10_000, actionProps: { children: undo ? 'Undo' : 'Close', onClick } };
    const id = add({ title, ...((undo || stays) && button) });
  };
}

/** Shows the messages of `useToast` over the page; screen readers announce them. */
export const ToastProvider = ({ children }: { children: ReactNode }) => (
  <Toast.Provider>
    {children}
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport}>
        <Toasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Title render={<p />} />
      <Toast.Action className={styles.action} />
    </Toast.Root>
  ));
}

import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** Returns a function that shows a message for five seconds; one that can be undone stays for ten, with a button. */
export function useToast(): (message: string, undo?: () => Promise<unknown>) => void {
  const { add, close } = Toast.useToastManager();
  return (message, undo) => {
    if (!undo) {
      add({ title: message });
      return;
    }
    const onClick = () => {
      close(id);
      undo().catch(({ message: reason }: Error) => add({ title: reason }));
    };
    const id = add({ title: message, timeout: 10_000, actionProps: { children: 'Undo', onClick } });
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

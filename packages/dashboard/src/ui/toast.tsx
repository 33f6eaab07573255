import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** Returns a function that shows a message for five seconds. */
export function useToast(): (message: string) => void {
  const { add } = Toast.useToastManager();
  return (message) => {
    add({ title: message });
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
    </Toast.Root>
  ));
}

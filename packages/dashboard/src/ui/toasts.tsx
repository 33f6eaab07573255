import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import styles from './toasts.module.css';

/** Milliseconds that a message stays. */
const lifetime = 5_000;

const ToastContext = createContext<(message: string) => void>(() => undefined);

/** Says that something has been done. */
export const useToast = () => use(ToastContext);

/** Where short messages appear of what has been done; screen readers tell them. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly { id: string; message: string }[]>([]);
  const add = useCallback((message: string) => {
    const id = crypto.randomUUID();
    setToasts((before) => [...before, { id, message }]);
    setTimeout(() => setToasts((before) => before.filter((toast) => toast.id !== id)), lifetime);
  }, []);
  return (
    <ToastContext value={add}>
      {children}
      <div className={styles.viewport} role="status" aria-label="Messages">
        {toasts.map(({ id, message }) => (
          <p key={id} className={styles.toast}>
            {message}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

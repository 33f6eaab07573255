import type { AlertDialog } from '@base-ui/react/alert-dialog';
import type { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './dialog-frame.module.css';

export interface DialogFrameProps {
  /** Of which library component the frame is a part. */
  parts: Pick<typeof Dialog | typeof AlertDialog, 'Portal' | 'Backdrop' | 'Popup' | 'Title' | 'Description'>;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The window of a dialog: title, description, content, and what can be decided. */
export const DialogFrame = ({ parts, title, description, children, actions }: DialogFrameProps) => (
  <parts.Portal>
    <parts.Backdrop className={styles.backdrop} />
    <parts.Popup className={styles.popup}>
      <parts.Title>{title}</parts.Title>
      {description !== undefined && <parts.Description className="soft">{description}</parts.Description>}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </parts.Popup>
  </parts.Portal>
);

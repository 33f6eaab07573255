import { useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  /** The operation and how far it is. */
  label: string;
  value: number;
  /** Undefined while the end is unknown. */
  max?: number | undefined;
}

/** Shows how far an operation is. */
export function Progress({ label, value, max }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span id={id} className="number">
        {label}
      </span>
      <progress aria-labelledby={id} {...(max !== undefined && { value, max })} />
    </div>
  );
}

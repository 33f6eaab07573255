import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './code.module.css';

interface CopyButtonProps {
  text: string;
  label?: string;
  /** Shows only the icon, for a value inside of a row. */
  iconOnly?: boolean;
}

/** Copies a text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, label = 'Copy', iconOnly = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      variant={iconOnly ? 'text' : 'secondary'}
      small
      title={iconOnly ? label : undefined}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite" className={iconOnly ? 'visually-hidden' : undefined}>
        {copied ? 'Copied' : label}
      </span>
    </Button>
  );
}

/** Shows a value with a button that copies it. */
export const CopyableValue = ({ value, label }: { value: string; label: string }) => (
  <span className={styles.copyable}>
    <code>{value}</code>
    <CopyButton text={value} label={label} />
  </span>
);

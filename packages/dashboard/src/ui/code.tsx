import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './code.module.css';

interface CodeBlockProps {
  /** The language or the subject of the code, such as `curl`. */
  title: string;
  code: string;
  /** Highlights the code as JSON. */
  json?: boolean;
}

/** Shows code with a button that copies it. */
export function CodeBlock({ title, code, json = false }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption>
        {title}
        <CopyButton text={code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{json ? highlighted(code) : code}</code>
      </pre>
    </figure>
  );
}

/** A key with its colon, a string, a number, a literal. A string that does not end is matched too, so that the rest is not searched again. */
const token = /("(?:[^"\\]|\\.)*"?)(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** Returns JSON with its keys, strings and other values colored. */
function highlighted(json: string) {
  const parts = [];
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [whole, string, colon] = match;
    const kind = string === undefined ? styles.value : colon === undefined ? styles.string : styles.key;
    parts.push(json.slice(end, match.index));
    parts.push(
      <span key={match.index} className={kind}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return [...parts, json.slice(end)];
}

/** Renders the Markdown that descriptions in the contract use: text between backticks is code. */
export const InlineMarkdown = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));

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

import styles from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';
import { JsonText } from './json-text.tsx';

export interface CodeBlockProps {
  /** What it is, such as `curl`. */
  title: string;
  code: string;
  /** Coloured as JSON. */
  json?: boolean;
}

/** A text to copy into a program or a terminal. */
export function CodeBlock({ title, code, json = false }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption>
        {title}
        <CopyButton text={code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{json ? <JsonText text={code} /> : code}</code>
      </pre>
    </figure>
  );
}

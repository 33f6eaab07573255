import styles from './json-text.module.css';

/** A key with its colon, a string, a number, a literal. */
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** JSON with its keys, strings and other values coloured. */
export function JsonText({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match;
    const kind = string === undefined ? styles.value : colon === undefined ? styles.string : styles.key;
    parts.push(text.slice(end, match.index));
    parts.push(
      <span key={match.index} className={kind}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

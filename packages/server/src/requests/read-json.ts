import { visit } from 'jsonc-parser';
import { parseJson } from './json.ts';
import { malformed } from './malformed.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a body; the refusal says where it breaks, and nothing of what it says. */
export function readJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  try {
    return parseJson(text);
  } catch (error) {
    throw malformed(breakage(text, (error as SyntaxError).message));
  }
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed('The body is not UTF-8.');
  }
}

/** V8 tells the position of some errors only, and quotes the body in the message of the others. */
function breakage(text: string, message: string): string {
  const told = /^(.*?)(?: in| after)? JSON.* at position (\d+)/s.exec(message);
  if (told) return `${told[1]} at position ${told[2]}.`;
  if (message.startsWith('Unexpected end')) return `Unexpected end of the body at position ${text.length}.`;
  const position = firstError(text);
  return position === undefined ? 'The body is not JSON.' : `Unexpected character at position ${position}.`;
}

/** The longest text in which the place of an error is searched: the search takes 20 times as long as `JSON.parse`. */
const longestSearched = 256 * 1024;

/** Stops at the error, so that what follows it costs nothing. */
function firstError(text: string): number | undefined {
  if (text.length > longestSearched) return undefined;
  let position: number | undefined;
  const onError = (_: unknown, offset: number) => {
    position = offset;
    throw new SyntaxError();
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // The error, or the end of the stack: the visitor is recursive. In nesting of many thousand levels no place is known.
  }
  return position;
}

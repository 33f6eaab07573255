import { type ParseError, parse } from 'jsonc-parser';
import { parseJson } from '../parse-json.ts';
import { malformed } from './malformed.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a body; the refusal says where it breaks, and nothing of what it says. */
export function readJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) throw malformed('The body has too many levels.');
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

function firstError(text: string): number | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // It is recursive: nesting of many thousand levels ends its stack. The place is then not known.
  }
  return errors[0]?.offset;
}

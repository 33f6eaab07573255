import { parseJson } from '@worklane/contract/json';
import { ProblemError } from '@worklane/contract/requests';
import { visit } from 'jsonc-parser';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a request body.
 * @throws ProblemError malformed_json, with the position of the error and without any text of the body
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  try {
    return parseJson(text);
  } catch (error) {
    throw new ProblemError('malformed_json', syntaxErrorDetail(text, (error as SyntaxError).message));
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ProblemError('malformed_json', 'The body is not valid UTF-8.');
  }
}

/** V8 gives the position of some errors only, and quotes the body in the message of the others. */
function syntaxErrorDetail(text: string, message: string): string {
  // Input: at most 200 characters, since V8 quotes few.
  const withPosition = /^(.*?)(?: in| after)? JSON.* at position (\d+)/s.exec(message);
  if (withPosition) return `${withPosition[1]} at position ${withPosition[2]}.`;
  if (message.startsWith('Unexpected end')) return `Unexpected end of the body at position ${text.length}.`;
  const position = firstErrorPosition(text);
  return position === undefined ? 'The body is not valid JSON.' : `Unexpected character at position ${position}.`;
}

/** Maximum length of a text in which an error is located: that takes 20 times as long as `JSON.parse`. */
const maxLocatedLength = 256 * 1024;

/** Stops at the error, so that the text after it costs nothing. */
function firstErrorPosition(text: string): number | undefined {
  if (text.length > maxLocatedLength) return undefined;
  let position: number | undefined;
  const onError = (_: unknown, offset: number) => {
    position = offset;
    throw new SyntaxError();
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // The error, or a stack overflow: the visitor is recursive, so nesting of many thousand levels has no known position.
  }
  return position;
}

/** A regular expression, and what its author states about its input. */
export interface RegularExpression {
  /** Undefined if it is put together at run time. */
  source: string | undefined;
  flags: string;
  file: string;
  line: number;
  input: StatedInput;
}

/** The most characters that it can run on, `trusted` if nobody from outside chooses them, or undefined if nothing is stated. */
export type StatedInput = number | 'trusted' | undefined;

/** Reads `Input: at most 2,048 characters.` or `Input: trusted, a file of the operator.` in a comment. */
export function statedInput(comment: string): StatedInput {
  const [, statement = ''] = comment.split('Input: ');
  if (statement.startsWith('trusted')) return 'trusted';
  const [, limit] = /^at most ([\d,]+) characters/.exec(statement) ?? [];
  return limit === undefined ? undefined : Number(limit.replaceAll(',', ''));
}

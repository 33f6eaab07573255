import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { printError, prompt, terminalText } from '@worklane/contract/terminal';
import { CliError, exitCodes, UsageError } from '../errors.ts';
import type { System } from './system.ts';

/** Asks a question in the terminal, and shows the answer unless it is hidden. @throws CliError on Ctrl+C and Ctrl+D */
export async function ask(
  question: string,
  { stdin, stderr }: Pick<NodeJS.Process, 'stdin' | 'stderr'>,
  isHidden = false,
): Promise<string> {
  const hidden = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({
    input: stdin,
    output: isHidden ? hidden : stderr,
    terminal: isHidden || stderr.isTTY,
  });
  const answer = Promise.withResolvers<string>();
  lines.once('line', answer.resolve);
  lines.once('SIGINT', () => lines.close());
  lines.once('close', () => answer.reject(new CliError('Canceled.', exitCodes.interrupted)));
  if (isHidden) {
    prompt(question);
  } else {
    lines.setPrompt(terminalText(question));
    lines.prompt();
  }
  let isLineEnded = false;
  try {
    const line = await answer.promise;
    isLineEnded = !isHidden;
    return line;
  } finally {
    lines.close();
    if (!isLineEnded) printError('');
  }
}

/**
 * Asks whether to do what cannot be undone, unless `--yes` says so.
 * @param question such as `Delete webhook 7?`
 * @throws UsageError where nobody can be asked
 * @throws CliError if the person does not agree
 */
export async function confirm({ ask, isInteractive }: System, question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!isInteractive) throw new UsageError('--yes is required without a terminal.');
  const answer = await ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliError('Canceled.');
}

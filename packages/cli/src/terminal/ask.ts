import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { printError, prompt, terminalText } from '@worklane/contract/terminal';
import { CliError, exitCodes, UsageError } from '../errors.ts';
import type { System } from './system.ts';

/** Asks a question in the terminal. @throws CliError on Ctrl+C and Ctrl+D */
export function ask(question: string, { stdin, stderr }: Pick<NodeJS.Process, 'stdin' | 'stderr'>): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stderr });
  return new Promise((resolve, reject) => {
    terminal.on('SIGINT', () => terminal.close());
    terminal.question(terminalText(question), (answer) => {
      terminal.removeAllListeners('close').close();
      resolve(answer);
    });
    terminal.on('close', () => {
      printError('');
      reject(new CliError('Interrupted.', exitCodes.interrupted));
    });
  });
}

/** Reads a line from the terminal without showing it. @throws CliError on Ctrl+C and Ctrl+D */
export async function askSecret(question: string, { stdin }: Pick<NodeJS.Process, 'stdin'>) {
  const hidden = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: hidden, terminal: true });
  const answer = Promise.withResolvers<string>();
  lines.once('line', answer.resolve);
  lines.once('SIGINT', () => lines.close());
  lines.once('close', () => answer.reject(new CliError('Canceled.', exitCodes.interrupted)));
  prompt(question);
  try {
    return await answer.promise;
  } finally {
    lines.close();
    printError('');
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

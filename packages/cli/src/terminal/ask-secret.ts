import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { printError, prompt } from '@worklane/contract/terminal';
import { CliError, exitCodes } from '../errors.ts';

/** Asks for a line that the terminal does not show. @throws CliError on Ctrl+C and Ctrl+D */
export async function askSecret(question: string, { stdin }: Pick<NodeJS.Process, 'stdin'>): Promise<string> {
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

import { createInterface } from 'node:readline';
import { printError, terminalText } from '@worklane/contract/terminal';
import { CliError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';

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

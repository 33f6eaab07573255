import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { print, printError, prompt } from '@worklane/contract/terminal';
import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin({
  argv: process.argv.slice(2),
  env: process.env,
  workingFolder: process.cwd(),
  userName: process.env.SUDO_USER ?? userName(),
  print,
  printError,
  readLine,
  // biome-ignore lint/plugin: a backup is binary.
  output: process.stdout,
});

/**
 * Reads a line of standard input, such as a password, without echoing it. Passwords are not arguments, since every user
 * of the machine can read those.
 */
async function readLine(question: string): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) prompt(question);
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: discard, terminal: stdin.isTTY });
  for await (const line of lines) {
    if (stdin.isTTY) printError('');
    return line;
  }
  return '';
}

/** Containers may run users without a name. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

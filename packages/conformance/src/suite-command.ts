import { readFile, writeFile } from 'node:fs/promises';
import { print, printError } from '@worklane/contract/terminal';
import { readCommandLine, usage } from './command-line.ts';
import { sendWithinRateLimits } from './rate-limits.ts';
import { startReceiver } from './receiver/listen.ts';
import { junit } from './report/junit.ts';
import { table } from './report/table.ts';
import { type Result, run } from './run.ts';
import { readCredentials } from './target/credentials.ts';
import { obtainTokens } from './target/tokens.ts';

/**
 * Runs the suite and prints its report. @returns the exit code
 * @throws UsageError
 * @throws CredentialsError
 * @throws RateLimitError
 */
export async function suiteCommand(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line === 'help') {
    print(usage);
    return 0;
  }
  const { baseUrl, capabilities, only, maxWait, files } = line;
  const credentials = line.token ?? readCredentials(await readFile(line.credentials, 'utf8'));
  let finished = 0;
  const onWait = (seconds: number) =>
    printError(`${finished} cases finished. Waiting ${seconds} s for the rate limit of the server.`);
  const send = sendWithinRateLimits({ maxWait, onWait });
  const tokens = await obtainTokens(baseUrl, credentials, send);
  const onResult = () => {
    finished++;
  };
  const target = { baseUrl, credentials, tokens, capabilities };
  const listening = line.receiver === undefined ? undefined : await startReceiver(line.receiver);
  const receiver = listening && { receiver: listening.receiver };
  const results = await run({ target, send, onResult, ...(only && { only }), ...receiver }).finally(listening?.close);
  await tokens.end?.();
  print(table(results, baseUrl));
  if (files.json) await writeFile(files.json, `${JSON.stringify(results, null, 2)}\n`);
  if (files.junit) await writeFile(files.junit, junit(results));
  return exitCodeOf(results);
}

/** Returns 0 if every case passed, 1 if one failed, and 2 if none was run. */
export function exitCodeOf(results: readonly Result[]): number {
  const states = new Set(results.map(({ outcome }) => outcome.state));
  if (states.has('failed')) return 1;
  if (states.has('passed')) return 0;
  printError('No case could be tested. Check --base-url.');
  return 2;
}

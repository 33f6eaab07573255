import { readFile, writeFile } from 'node:fs/promises';
import { readCommandLine, UsageError, usage } from './command-line.ts';
import { RateLimitError, sendWithinRateLimits } from './rate-limits.ts';
import { junit } from './report/junit.ts';
import { table } from './report/table.ts';
import { run } from './run.ts';
import { CredentialsError, readCredentials } from './target/credentials.ts';
import { obtainTokens } from './target/tokens.ts';

process.exitCode = await main(process.argv.slice(2));

/** @returns 0 when the target conforms, 1 when it does not, 2 when it could not be tested. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const line = readCommandLine(args);
    if (line === 'help') {
      console.log(usage);
      return 0;
    }
    const { baseUrl, capabilities, only, maxWait, files } = line;
    const credentials = line.token ?? readCredentials(await readFile(line.credentials, 'utf8'));
    let finished = 0;
    const onWait = (seconds: number) =>
      console.error(`${finished} cases finished. Waiting ${seconds} s for the rate limit of the server.`);
    const send = sendWithinRateLimits({ maxWait, onWait });
    const tokens = await obtainTokens(baseUrl, credentials, send);
    const onResult = () => {
      finished++;
    };
    const target = { baseUrl, credentials, tokens, capabilities };
    const results = await run({ target, send, onResult, ...(only && { only }) });
    console.log(table(results, baseUrl));
    if (files.json) await writeFile(files.json, `${JSON.stringify(results, null, 2)}\n`);
    if (files.junit) await writeFile(files.junit, junit(results));
    return exitCodeOf(new Set(results.map(({ outcome }) => outcome.state)));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error('Run with --help for usage.');
    return 2;
  }
}

function exitCodeOf(states: ReadonlySet<string>): number {
  if (states.has('failed')) return 1;
  if (states.has('passed')) return 0;
  console.error('No case could be tested. Check --base-url.');
  return 2;
}

const isExpected = (error: unknown): error is Error =>
  [UsageError, CredentialsError, RateLimitError].some((type) => error instanceof type);

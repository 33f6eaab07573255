import { readFile, writeFile } from 'node:fs/promises';
import { readCommandLine, UsageError, usage } from './command-line.ts';
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
    const { baseUrl, capabilities, only, files } = line;
    const credentials = line.token ?? readCredentials(await readFile(line.credentials, 'utf8'));
    const tokens = await obtainTokens(baseUrl, credentials);
    const results = await run({ target: { baseUrl, credentials, tokens, capabilities }, ...(only && { only }) });
    console.log(table(results, baseUrl));
    if (files.json) await writeFile(files.json, `${JSON.stringify(results, null, 2)}\n`);
    if (files.junit) await writeFile(files.junit, junit(results));
    return results.some(({ outcome }) => outcome.state === 'failed') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof CredentialsError)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error('Run with --help for usage.');
    return 2;
  }
}

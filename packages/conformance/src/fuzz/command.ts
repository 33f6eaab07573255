import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readCredentials } from '../target/credentials.ts';
import { allCapabilities } from '../target/target.ts';
import { obtainTokens } from '../target/tokens.ts';
import { readCommandLine, usage } from './command-line.ts';
import { fuzz } from './fuzz.ts';
import { findingText, requestTable, summary } from './report.ts';
import { RequestCounts } from './request-counts.ts';

/**
 * Fuzzes a service and prints the result. @returns the exit code: 0 when the service matches contract and model
 * @throws UsageError
 * @throws CredentialsError
 */
export async function fuzzCommand(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line === 'help') {
    console.log(usage);
    return 0;
  }
  const { baseUrl, minutes } = line;
  const credentials = readCredentials(await readFile(line.credentials, 'utf8'));
  const tokens = await obtainTokens(baseUrl, credentials);
  const counts = new RequestCounts();
  const begin = performance.now();
  const seed = line.seed ?? randomInt(1e9);
  console.log(`Fuzzing ${baseUrl} for ${minutes} minutes, from seed ${seed}.`);
  const { finding, rounds } = await fuzz({
    target: { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) },
    counts,
    seed,
    unique: randomUUID,
    continues: () => performance.now() - begin < minutes * 60_000,
    onRound: (count) => count % 50 === 0 && console.log(`${summary(counts, count)}, no finding`),
  });
  console.log(`\n${requestTable(counts)}\n\n${summary(counts, rounds)}`);
  console.log(finding ? `\n${findingText(finding)}` : 'Service, contract and model match.');
  return finding ? 1 : 0;
}

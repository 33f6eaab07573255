import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UsageError } from '@worklane/contract/command-line';
import { print } from '@worklane/contract/terminal';
import { integerOption, parseOptions, requireUrl } from '../options.ts';
import { readCredentials } from '../target/credentials.ts';
import { targetOf } from '../target/target.ts';
import { findingText, type RequestCounts, round } from './round.ts';

export const fuzzUsage = `Sends random requests and compares every response with the contract and with a model of the service.

  worklane-conformance fuzz --base-url URL --credentials FILE [options]

  --base-url URL      a running service, with an organization for tests
  --credentials FILE  JSON: organization_id, client_id and client_secret of a private application with every scope
                      Both can be repeated: each round then runs on every service, with the same requests.
  --minutes N         minimum duration; the last round is completed (default: 1)
  --seed N            first seed; a mismatch prints the seed that reproduces it (default: random)

Not covered:
  leap seconds, and date-times outside the years 1 to 9999 in UTC, which no clock of the service can tell
  which words q finds in texts with other characters than ASCII letters and spaces, which the contract leaves open
  bodies above 1 MiB, which a case of the suite has
  changes by other clients during a run: every list must contain exactly the records of the model`;

/**
 * Fuzzes services round by round, until one finds a mismatch or the time is over, and prints the result.
 * @returns the exit code: 0 when they match contract and model
 * @throws UsageError
 * @throws CredentialsError
 */
export async function fuzzCommand(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, { texts: ['minutes', 'seed'], lists: ['base-url', 'credentials'] });
  const { 'base-url': baseUrls = [''], credentials = [] } = values;
  for (const url of baseUrls) requireUrl('--base-url', url);
  if (credentials.length === 0) throw new UsageError('Missing --credentials.');
  if (credentials.length !== baseUrls.length) throw new UsageError('Each --base-url needs its --credentials.');
  const minutes = Number(values.minutes ?? 1);
  if (!(minutes > 0)) throw new UsageError('--minutes must be a number above 0.');
  const seed = integerOption('--seed', values.seed) ?? randomInt(1e9);
  const services = await Promise.all(
    baseUrls.map(async (baseUrl, index) => ({
      target: await targetOf(baseUrl, readCredentials(await readFile(credentials[index] ?? '', 'utf8'))),
      counts: new Map() as RequestCounts,
    })),
  );
  const begin = performance.now();
  const names = services.map(({ target }) => target.baseUrl).join(' and ');
  print(`Fuzzing ${names} for ${minutes} minutes, from seed ${seed}.`);
  let rounds = 0;
  const findings = [];
  while (findings.length === 0 && performance.now() - begin < minutes * 60_000) {
    const options = { unique: randomUUID, runs: 2, commands: 40, seed: seed + rounds };
    const found = await Promise.all(services.map((service) => round({ ...service, ...options })));
    findings.push(...found.filter((each) => each !== undefined));
    rounds += 1;
    if (rounds % 50 === 0) for (const { counts } of services) print(summary(counts, rounds));
  }
  for (const { target, counts } of services)
    print(`\n${target.baseUrl}\n${table(counts)}\n\n${summary(counts, rounds)}`);
  for (const finding of findings) print(`\n${findingText(finding)}`);
  if (findings.length > 0) return 1;
  print(services.length === 1 ? 'Service, contract and model match.' : 'Services, contract and model match.');
  return 0;
}

/** Returns a line for each operation with the number of responses by status. */
function table(counts: RequestCounts): string {
  const byOperation = Map.groupBy([...counts].toSorted(), ([name]) => name.split(' ')[0] ?? '');
  const width = Math.max(...[...byOperation.keys()].map((name) => name.length));
  const lines = [...byOperation].map(([operation, rows]) => {
    const shown = rows.map(([name, count]) => `${name.split(' ')[1]}: ${count}`);
    return `${operation.padEnd(width)}  ${shown.join('  ')}`;
  });
  return lines.join('\n');
}

/** Returns the number of requests and of 5xx responses. */
function summary(counts: RequestCounts, rounds: number): string {
  const sum = (rows: readonly [string, number][]) => rows.reduce((total, [, count]) => total + count, 0);
  const rows = [...counts];
  const failed = sum(rows.filter(([name]) => / 5\d\d$/.test(name)));
  return `${sum(rows)} requests in ${rounds} rounds, ${failed} with status 5xx`;
}

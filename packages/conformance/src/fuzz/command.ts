import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { print } from '@worklane/contract/terminal';
import { readCredentials } from '../target/credentials.ts';
import { targetOf } from '../target/target.ts';
import { type CommandLine, readCommandLine, usage } from './command-line.ts';
import { type FuzzedService, fuzz } from './fuzz.ts';
import { findingText, requestTable, summary } from './report.ts';
import { RequestCounts } from './request-counts.ts';

/**
 * Fuzzes services and prints the result. @returns the exit code: 0 when they match contract and model
 * @throws UsageError
 * @throws CredentialsError
 */
export async function fuzzCommand(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line === 'help') {
    print(usage);
    return 0;
  }
  const { minutes } = line;
  const services = await Promise.all(line.services.map(fuzzedService));
  const begin = performance.now();
  const seed = line.seed ?? randomInt(1e9);
  const names = services.map(({ target }) => target.baseUrl).join(' and ');
  print(`Fuzzing ${names} for ${minutes} minutes, from seed ${seed}.`);
  const { findings, rounds } = await fuzz({
    services,
    seed,
    unique: randomUUID,
    continues: () => performance.now() - begin < minutes * 60_000,
    onRound: (count) => {
      if (count % 50 === 0) for (const { counts } of services) print(`${summary(counts, count)}, no finding`);
    },
  });
  for (const { target, counts } of services) {
    print(`\n${target.baseUrl}\n${requestTable(counts)}\n\n${summary(counts, rounds)}`);
  }
  for (const finding of findings) print(`\n${findingText(finding)}`);
  if (findings.length > 0) return 1;
  print(services.length === 1 ? 'Service, contract and model match.' : 'Services, contract and model match.');
  return 0;
}

async function fuzzedService(service: CommandLine['services'][number]): Promise<FuzzedService> {
  const { baseUrl } = service;
  const credentials = readCredentials(await readFile(service.credentials, 'utf8'));
  return { target: await targetOf(baseUrl, credentials), counts: new RequestCounts() };
}

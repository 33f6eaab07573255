import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startPostgresql } from '@worklane/testing/postgresql';
import { UsageError } from '../command-line.ts';
import { preparePlatform } from '../platform/prepare-platform.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { embeddedDatabase, serverDatabase } from '../platform/test-database.ts';
import { type Credentials, CredentialsError, readCredentials } from '../target/credentials.ts';
import { allCapabilities } from '../target/target.ts';
import { obtainTokens } from '../target/tokens.ts';
import { type CommandLine, readCommandLine, usage } from './command-line.ts';
import { fuzz } from './fuzz.ts';
import { findingText, requestTable, summary } from './report.ts';
import { RequestCounts } from './request-counts.ts';

process.exitCode = await main(process.argv.slice(2));

/** @returns 0 when the service matches contract and model, 1 when it does not, 2 when it could not be tested. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const line = readCommandLine(args);
    if (line === 'help') {
      console.log(usage);
      return 0;
    }
    return await search(line);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof CredentialsError)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function search(line: CommandLine): Promise<number> {
  const service = await serviceOf(line);
  const counts = new RequestCounts();
  const begin = performance.now();
  const seed = line.seed ?? randomInt(1e9);
  console.log(`Fuzzing ${service.baseUrl} for ${line.minutes} minutes, from seed ${seed}.`);
  try {
    const { baseUrl, credentials } = service;
    const tokens = await obtainTokens(baseUrl, credentials);
    const { finding, rounds } = await fuzz({
      target: { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) },
      counts,
      seed,
      unique: randomUUID,
      continues: () => performance.now() - begin < line.minutes * 60_000,
      onRound: (count) => count % 50 === 0 && console.log(`${summary(counts, count)}, no finding`),
    });
    console.log(`\n${requestTable(counts)}\n\n${summary(counts, rounds)}`);
    console.log(finding ? `\n${findingText(finding)}` : 'Service, contract and model match.');
    return finding ? 1 : 0;
  } finally {
    await service.stop();
  }
}

interface RunningService {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  stop(): Promise<void>;
}

async function serviceOf({ running, engine }: CommandLine): Promise<RunningService> {
  if (running) {
    const credentials = readCredentials(await readFile(running.credentials, 'utf8'));
    return { baseUrl: running.baseUrl, credentials, stop: async () => {} };
  }
  if (engine === 'pglite') return startPlatform(await preparePlatform(await embeddedDatabase()));
  const postgresql = await startPostgresql();
  const platform = await startPlatform(await preparePlatform(await serverDatabase(postgresql.url)));
  return {
    ...platform,
    async stop() {
      await platform.stop();
      await postgresql.stop();
    },
  };
}

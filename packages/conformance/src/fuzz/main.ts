import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startPostgresql } from '@worklane/testing/postgresql';
import { UsageError } from '../command-line.ts';
import { embeddedPlace, serverPlace } from '../platform/test-database.ts';
import { preparePlatform } from '../platform/prepare-platform.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { allCapabilities } from '../target/capabilities.ts';
import { type Credentials, CredentialsError, readCredentials } from '../target/credentials.ts';
import { obtainTokens } from '../target/tokens.ts';
import { fuzz } from './fuzz.ts';
import { Tally } from './request-counts.ts';
import { type CommandLine, readCommandLine, usage } from './command-line.ts';
import { findingText, requestTable, summary } from './report.ts';

process.exitCode = await main(process.argv.slice(2));

/** @returns 0 when the service agreed with contract and model, 1 when it did not, 2 when it could not be asked. */
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
  const tally = new Tally();
  const begin = performance.now();
  const seed = line.seed ?? randomInt(1e9);
  console.log(`Fuzzing ${service.baseUrl} for ${line.minutes} minutes, from seed ${seed}.`);
  try {
    const { baseUrl, credentials } = service;
    const tokens = await obtainTokens(baseUrl, credentials);
    const { finding, rounds } = await fuzz({
      target: { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) },
      tally,
      seed,
      unique: randomUUID,
      goesOn: () => performance.now() - begin < line.minutes * 60_000,
      onRound: (count) => count % 50 === 0 && console.log(`${summary(tally, count)}, no finding`),
    });
    console.log(`\n${requestTable(tally)}\n\n${summary(tally, rounds)}`);
    console.log(finding ? `\n${findingText(finding)}` : 'Contract and model were kept.');
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
  if (engine === 'pglite') return startPlatform(await preparePlatform(await embeddedPlace()));
  const postgresql = await startPostgresql();
  const platform = await startPlatform(await preparePlatform(await serverPlace(postgresql.url)));
  return {
    ...platform,
    async stop() {
      await platform.stop();
      await postgresql.stop();
    },
  };
}

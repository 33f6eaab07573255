import { parseArgs } from 'node:util';
import { UsageError } from '../command-line.ts';
import { leftOut } from './model/rules.ts';

export const usage = `Does to the service what nobody would think of, and holds every answer to the contract and to a model.

  npm run fuzz -- --minutes N [--engine pglite|postgresql]
  npm run fuzz -- --minutes N --base-url URL --credentials FILE

  --minutes N         how long; whole rounds are done, so it takes a little longer (default: 1)
  --engine NAME       what the service that is started for it stores in (default: pglite)
  --base-url URL      a service that runs, and an organization of it for nothing but tests
  --credentials FILE  JSON: organization_id, client_id and client_secret of a private application with every scope
  --seed N            where to begin; a finding names the seed that shows it at once (default: a random one)

What it leaves out:
${leftOut.map(({ what, why }) => `  ${what}: ${why}`).join('\n')}`;

export interface CommandLine {
  readonly minutes: number;
  readonly seed: number | undefined;
  /** Where the service runs; undefined when it is to be started. */
  readonly running: { readonly baseUrl: string; readonly credentials: string } | undefined;
  readonly engine: 'pglite' | 'postgresql';
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { 'base-url': baseUrl, credentials, engine, minutes, seed } = values;
  if (engine !== 'pglite' && engine !== 'postgresql') throw new UsageError('--engine must be pglite or postgresql.');
  if ((baseUrl === undefined) !== (credentials === undefined)) {
    throw new UsageError('--base-url and --credentials come together.');
  }
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) throw new UsageError('--base-url must be a URL.');
  if (!(Number(minutes) > 0)) throw new UsageError('--minutes must be a number above 0.');
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) throw new UsageError('--seed must be a whole number of 9 digits.');
  return {
    minutes: Number(minutes),
    seed: seed === undefined ? undefined : Number(seed),
    running: baseUrl === undefined || credentials === undefined ? undefined : { baseUrl, credentials },
    engine,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': text,
        credentials: text,
        engine: { ...text, default: 'pglite' },
        minutes: { ...text, default: '1' },
        seed: text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

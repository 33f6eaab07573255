import { readArguments, UsageError } from '@worklane/contract/command-line';
import { leftOut } from './left-out.ts';

export const usage = `Sends random requests and compares every response with the contract and with a model of the service.

  worklane-conformance fuzz --base-url URL --credentials FILE [options]

  --base-url URL      a running service, with an organization for tests
  --credentials FILE  JSON: organization_id, client_id and client_secret of a private application with every scope
                      Both can be repeated: each round then runs on every service, with the same requests.
  --minutes N         minimum duration; the last round is completed (default: 1)
  --seed N            first seed; a mismatch prints the seed that reproduces it (default: random)

Not covered:
${leftOut.map(({ what, why }) => `  ${what}: ${why}`).join('\n')}`;

export interface CommandLine {
  readonly services: readonly {
    readonly baseUrl: string;
    /** The path of the credentials file. */
    readonly credentials: string;
  }[];
  readonly minutes: number;
  readonly seed: number | undefined;
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { 'base-url': baseUrls = [], credentials = [], minutes, seed } = values;
  if (baseUrls.length === 0 || !baseUrls.every((url) => URL.canParse(url))) {
    throw new UsageError('--base-url must be a URL.');
  }
  if (credentials.length === 0) throw new UsageError('Missing --credentials.');
  if (credentials.length !== baseUrls.length) throw new UsageError('Each --base-url needs its --credentials.');
  if (!(Number(minutes) > 0)) throw new UsageError('--minutes must be a number above 0.');
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError('--seed must be an integer of at most 9 digits.');
  return {
    services: baseUrls.map((baseUrl, index) => ({ baseUrl, credentials: credentials[index] as string })),
    minutes: Number(minutes),
    seed: seed === undefined ? undefined : Number(seed),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  return readArguments(args, {
    'base-url': { ...text, multiple: true },
    credentials: { ...text, multiple: true },
    minutes: { ...text, default: '1' },
    seed: text,
    help: { type: 'boolean' },
  }).values;
}

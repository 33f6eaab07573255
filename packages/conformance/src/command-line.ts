import { operations } from '@worklane/contract';
import { readArguments, UsageError } from '@worklane/contract/command-line';
import { defaultMaxWait } from './rate-limits.ts';
import type { Credentials } from './target/credentials.ts';
import { allCapabilities, type Capability, capabilities } from './target/target.ts';

export const usage = `Tests an implementation of the Worklane API against the contract.

  worklane-conformance --base-url URL --credentials FILE [options]
  worklane-conformance --base-url URL --token TOKEN --organization ID [options]
  worklane-conformance fuzz --help
  worklane-conformance score --help
  worklane-conformance --document FILE --help       any other API

  --credentials FILE  JSON: organization_id, client_id and client_secret of a private application with every scope;
                      other: the same of another organization; public: client_id, client_secret and
                      redirect_uri of a public application; member: email and password; expired_token
  --without NAMES     capabilities that the implementation lacks, separated by commas:
${allCapabilities.map((name) => `                        ${name.padEnd(8)} ${capabilities[name]}`).join('\n')}
  --only NAMES        operations that the implementation must have, separated by commas; by default, the suite tests
                      those that it has
  --receiver URL      address under which the implementation reaches the suite, which listens on its port; by default a
                      free port on loopback
  --max-wait SECONDS  longest wait for a rate limit (default: ${defaultMaxWait})
  --json FILE         write the results as JSON
  --junit FILE        write the results as JUnit XML
  --version           print the version`;

export interface CommandLine {
  readonly baseUrl: string;
  /** The path of the credentials file. */
  readonly credentials: string;
  /** Replaces the file. */
  readonly token: Credentials | undefined;
  readonly capabilities: ReadonlySet<Capability>;
  readonly only: readonly string[] | undefined;
  /** The URL under which the implementation reaches the suite. */
  readonly receiver: string | undefined;
  /** In seconds. */
  readonly maxWait: number;
  readonly files: { readonly json: string | undefined; readonly junit: string | undefined };
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { credentials = '', receiver, json, junit } = values;
  const token = tokenOf(values);
  if (!URL.canParse(values['base-url'] ?? '')) throw new UsageError('--base-url must be a URL.');
  if (credentials === '' && !token) throw new UsageError('Missing --credentials, or --token and --organization.');
  if (receiver !== undefined && !URL.canParse(receiver)) throw new UsageError('--receiver must be a URL.');
  const maxWait = Number(values['max-wait'] ?? defaultMaxWait);
  if (!(maxWait >= 0)) throw new UsageError('--max-wait must be a number of seconds.');
  const without = names(values.without, allCapabilities, 'capability');
  return {
    baseUrl: values['base-url'] ?? '',
    credentials,
    token,
    capabilities: new Set(allCapabilities.filter((name) => !without?.includes(name))),
    maxWait,
    receiver,
    only: names(values.only, Object.keys(operations), 'operation'),
    files: { json, junit },
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const target = { 'base-url': text, credentials: text, token: text, organization: text };
  const tests = { without: text, only: text, receiver: text, 'max-wait': text };
  const options = { ...target, ...tests, json: text, junit: text, help: { type: 'boolean' } } as const;
  return readArguments(args, options).values;
}

function tokenOf({ token, organization }: { token?: string; organization?: string }): Credentials | undefined {
  if (token === undefined) return undefined;
  const organization_id = Number(organization);
  if (!Number.isSafeInteger(organization_id)) throw new UsageError('--organization must be an organization id.');
  return { organization_id, token };
}

function names(given: string | undefined, known: readonly string[], what: string): string[] | undefined {
  const list = given?.split(',').map((name) => name.trim());
  const unknown = list?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`Unknown ${what}: ${JSON.stringify(unknown)}.`);
  return list;
}

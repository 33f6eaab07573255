import { readFile, writeFile } from 'node:fs/promises';
import { operations } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import { parseOptions, requireUrl } from './options.ts';
import { defaultMaxWait, sendWithinRateLimits } from './rate-limits.ts';
import { startReceiver } from './receiver/receiver.ts';
import { junit } from './report/junit.ts';
import { table } from './report/table.ts';
import { type Result, run } from './run.ts';
import { type Credentials, readCredentials } from './target/credentials.ts';
import { allCapabilities, capabilities } from './target/target.ts';
import { obtainTokens } from './target/tokens.ts';

export const suiteUsage = `Tests an implementation of the Worklane API against the contract.

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

/**
 * Runs the suite and prints its report. @returns the exit code
 * @throws UsageError
 * @throws CredentialsError
 * @throws RateLimitError
 */
export async function suiteCommand(args: readonly string[]): Promise<number> {
  const target = ['base-url', 'credentials', 'token', 'organization', 'receiver'] as const;
  const texts = [...target, 'without', 'only', 'max-wait', 'json', 'junit'] as const;
  const values = parseOptions(args, { texts });
  const baseUrl = requireUrl('--base-url', values['base-url']);
  if (values.receiver !== undefined) requireUrl('--receiver', values.receiver);
  const maxWait = Number(values['max-wait'] ?? defaultMaxWait);
  if (!(maxWait >= 0)) throw new UsageError('--max-wait must be a number of seconds.');
  const without = names(values.without, allCapabilities, 'capability');
  const only = names(values.only, Object.keys(operations), 'operation');
  const credentials = await credentialsOf(values);
  let finished = 0;
  const onWait = (seconds: number) =>
    printError(`${finished} cases finished. Waiting ${seconds} s for the rate limit of the server.`);
  const send = sendWithinRateLimits({ maxWait, onWait });
  const tokens = await obtainTokens(baseUrl, credentials, send);
  const listening = values.receiver === undefined ? undefined : await startReceiver(values.receiver);
  const results = await run({
    target: {
      ...{ baseUrl, credentials, tokens },
      capabilities: new Set(allCapabilities.filter((name) => !without?.includes(name))),
    },
    send,
    onResult: () => void finished++,
    ...(only && { only }),
    ...(listening && { receiver: listening.receiver }),
  }).finally(listening?.close);
  await tokens.end?.();
  print(table(results, baseUrl));
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  if (values.junit) await writeFile(values.junit, junit(results));
  return exitCodeOf(results);
}

async function credentialsOf({
  credentials,
  token,
  organization,
}: Partial<Record<string, string>>): Promise<Credentials> {
  if (token === undefined) {
    if (!credentials) throw new UsageError('Missing --credentials, or --token and --organization.');
    return readCredentials(await readFile(credentials, 'utf8'));
  }
  const organization_id = Number(organization);
  if (!Number.isSafeInteger(organization_id)) throw new UsageError('--organization must be an organization id.');
  return { organization_id, token };
}

/** Returns 0 if every case passed, 1 if one failed, and 2 if none was run. */
export function exitCodeOf(results: readonly Result[]): number {
  const states = new Set(results.map(({ outcome }) => outcome.state));
  if (states.has('failed')) return 1;
  if (states.has('passed')) return 0;
  printError('No case could be tested. Check --base-url.');
  return 2;
}

function names(given: string | undefined, known: readonly string[], what: string): string[] | undefined {
  const list = given?.split(',').map((name) => name.trim());
  const unknown = list?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`Unknown ${what}: ${JSON.stringify(unknown)}.`);
  return list;
}

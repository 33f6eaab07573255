import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The status of the response to each request, by the name of the request; undefined without a whole response. */
export type Statuses = ReadonlyMap<string, number | undefined>;

/** Runs a Postman collection with newman. */
export async function runCollection(file: string, variables: Readonly<Record<string, string>>): Promise<Statuses> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-newman-'));
  try {
    const report = join(folder, 'report.json');
    await newman(
      ...['run', file, ...Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`])],
      // Only the event stream does not end.
      ...['--ignore-redirects', '--timeout-request', '10000'],
      ...['--reporters', 'json', '--reporter-json-export', report],
    );
    const { run } = JSON.parse(await readFile(report, 'utf8')) as Report;
    return new Map(run.executions.map(({ item, response }) => [item.name, response?.code]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Report {
  readonly run: { readonly executions: readonly { item: { name: string }; response?: { code?: number } }[] };
}

/** Resolves when newman has ended, with whatever exit status: it reports requests without a response as failures. */
function newman(...args: string[]): Promise<void> {
  const command = fileURLToPath(import.meta.resolve('newman/bin/newman.js'));
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], () => resolve());
  });
}

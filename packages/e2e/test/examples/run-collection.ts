import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { convertV2, type Options } from 'openapi-to-postmanv2';

/** The status of the response to each request, by the name of the request; undefined without a whole response. */
export type Statuses = ReadonlyMap<string, number | undefined>;

/** Makes a Postman collection from the contract, as an import in Postman does, and runs it with newman. */
export async function runCollection(baseUrl: string, accessToken: string): Promise<Statuses> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-newman-'));
  try {
    const auth = { type: 'bearer', bearer: [{ key: 'token', value: accessToken, type: 'string' }] };
    const collection = join(folder, 'collection.json');
    await writeFile(collection, JSON.stringify({ ...(await makeCollection()), auth }));
    const report = join(folder, 'report.json');
    await newman(
      ...['run', collection, '--env-var', `baseUrl=${baseUrl}`, '--ignore-redirects'],
      // Only the event stream does not end.
      ...['--timeout-request', '10000', '--reporters', 'json', '--reporter-json-export', report],
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

function makeCollection(): Promise<object> {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const options: Options = {
    // The cursor of an example is not valid in another list.
    enableOptionalParameters: false,
    alwaysInheritAuthentication: true,
    parametersResolution: 'Example',
  };
  convertV2({ type: 'json', data: document }, options, (error, result) => {
    const [collection] = result?.output ?? [];
    if (collection) resolve(collection.data);
    else reject(error ?? new Error(result?.reason));
  });
  return promise;
}

/** Resolves when newman has ended, with whatever exit status: it reports requests without a response as failures. */
function newman(...args: string[]): Promise<void> {
  const command = fileURLToPath(import.meta.resolve('newman/bin/newman.js'));
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], () => resolve());
  });
}

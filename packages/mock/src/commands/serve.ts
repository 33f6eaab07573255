import { readArguments, UsageError } from '@worklane/contract/command-line';
import { exampleOrganization } from '../data/organizations.ts';
import { credentialsPath } from '../mock/control-endpoints.ts';
import { startMock } from '../mock/start-mock.ts';
import { accessArguments, accessOptions } from './access-arguments.ts';
import { type Command, readPort } from './command.ts';
import { conditionArguments, conditionHelp, readConditionArguments } from './condition-arguments.ts';

const help = `worklane-mock [serve] [options]

Starts a mock server that performs every operation on records in memory. Any text is an access token
with every scope; GET /__mock/credentials returns applications that get tokens with limits.
Pages of this machine, such as those of http://localhost:5173, can use the API; pages of websites cannot.

  --port <n>     port, default 4010; 0 uses any free port
  --host <name>  address, default 127.0.0.1; 0.0.0.0 accepts connections from other machines
  --allow-origin <origin>
                 lets pages of https://app.example use the API and /__mock/; can be repeated
  --allow-host <name>
                 a further name of the server, such as mock.internal; can be repeated
  --data <file>  loads the state from a file, and saves it after changes
  --seed <n>     generates other data; the same number generates the same data
  --empty        starts without records
  --stateless    stores nothing, and responds with the examples of the contract

${conditionHelp}

A request can select its response with the Prefer header:
  Prefer: code=404               a documented status
  Prefer: example=token_expired  a documented example
  Prefer: wait=1.5               a response after 1.5 seconds
or with a query parameter: ?__code=404, ?__example=token_expired`;

/** Returns what to try first. */
function firstSteps(url: string, { stateless }: { stateless: boolean }): string[] {
  const list = `  curl -H 'Authorization: Bearer x' ${url}/api/v1/${exampleOrganization.id}/tasks`;
  return stateless ? [list] : [list, `  curl ${url}${credentialsPath}  # applications for OAuth`];
}

interface DataValues {
  readonly data?: string | undefined;
  readonly seed?: string | undefined;
  readonly empty: boolean;
  readonly stateless: boolean;
}

/** @throws UsageError */
function dataOptions({ data, seed, empty, stateless }: DataValues) {
  if (data !== undefined && stateless) {
    throw new UsageError('--data cannot be combined with --stateless, which stores nothing.');
  }
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) {
    throw new UsageError(`Invalid --seed: ${seed}. Use a non-negative integer.`);
  }
  return { empty, ...(data !== undefined && { dataFile: data }), ...(seed !== undefined && { seed: Number(seed) }) };
}

export const serve: Command = {
  help,
  async run(args, { out, interrupted }) {
    const { values } = readArguments(args, {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      ...accessArguments,
      data: { type: 'string' },
      seed: { type: 'string' },
      empty: { type: 'boolean', default: false },
      ...conditionArguments,
      stateless: { type: 'boolean', default: false },
    });
    const mock = await startMock({
      port: readPort(values.port),
      host: values.host,
      ...accessOptions(values),
      ...dataOptions(values),
      exampleWebhooks: true,
      conditions: readConditionArguments(values),
      stateless: values.stateless,
      log: out,
    });
    out(`Mock server listening on ${mock.url}. Press Ctrl+C to stop.`);
    for (const line of firstSteps(mock.url, values)) out(line);
    await interrupted();
    await mock.close();
    return 0;
  },
};

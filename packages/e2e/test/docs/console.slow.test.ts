import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type ExampleRequest } from '../examples/example-requests.ts';
import { type ConsoleEnvironment, startConsole } from './console-environment.ts';
import type { ConsolePage } from './console-page.ts';
import { consoleRequests, titleOf } from './default-requests.ts';

let environment: ConsoleEnvironment;
let console: ConsolePage;

beforeAll(async () => {
  environment = await startConsole();
  console = await environment.open('listTasks');
});
afterAll(() => environment?.stop());

/** The fields of examples whose values the mock issues, or that depend on the time or on the request before. */
const replacements: Readonly<Record<string, (request: ExampleRequest) => Promise<unknown> | unknown>> = {
  code: issuedCode,
  refresh_token: () => refreshToken,
  since: () => new Date(Date.now() - 3_600_000).toISOString(),
  updated_at: () => undefined,
};
let refreshToken = '';

async function replacedValues(request: ExampleRequest): Promise<Record<string, unknown>> {
  const names = Object.keys(replacements).filter((name) => name in ((request.body as object | undefined) ?? {}));
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await replacements[name]?.(request)])));
}

async function issuedCode({ body }: ExampleRequest): Promise<string | null> {
  const fields = body as Record<string, string>;
  const parameters = contract
    .operation('authorize')
    .parameters.filter(({ name }) => 'code_verifier' in fields || !name.startsWith('code_challenge'))
    .map(({ name, example }) => [name, fields[name] ?? String(example)]);
  const query = new URLSearchParams({ ...Object.fromEntries(parameters), resource: environment.mock.url });
  const { headers } = await fetch(`${environment.mock.url}/oauth/authorize?${query}`, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '').searchParams.get('code');
}

const requests = consoleRequests();

describe('the console on the page of an operation', () => {
  it.each(requests.map((request) => [titleOf(request), request] as const))(
    'sends %s to the mock',
    async (_, request) => {
      await console.open(request.id as 'listTasks');
      await console.select(request);
      await console.replace(await replacedValues(request), request);
      const { status, matches, text } = await console.send();
      if (request.status === 303) {
        expect(text).toContain('redirects the browser, as documented');
        return;
      }
      expect(status, text).toBe(request.status);
      expect(matches, text).toBe(true);
      if (request.example === 'authorization_code')
        refreshToken = /"refresh_token": "(.*)"/.exec(text)?.[1] ?? refreshToken;
    },
  );

  it('is on the page of every operation', () => {
    expect(new Set(requests.map(({ id }) => id))).toEqual(new Set(contract.operations.keys()));
  });

  it('causes no errors in the browser', () => {
    expect(console.errors).toEqual([]);
  });
});

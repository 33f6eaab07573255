import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec, type PrismHttpComponents } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const examples = dirname(fileURLToPath(import.meta.resolve('@readme/oas-examples/package.json')));
const document = join(examples, '3.1/yaml/train-travel.yaml');

const silence = () => {};
const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
const logger = {
  ...Object.fromEntries(levels.map((level) => [level, silence])),
  child: () => logger,
} as unknown as PrismHttpComponents['logger'];

let baseUrl: string;
let close: () => Promise<void>;

/** As `prism mock train-travel.yaml` does. */
beforeAll(async () => {
  const operations = await getHttpOperationsFromSpec(parse(readFileSync(document, 'utf8')));
  const validation = { validateRequest: true, validateResponse: false, checkSecurity: true, errors: false };
  const server = createServer(operations, {
    cors: false,
    components: { logger },
    config: { isProxy: false, upstreamProxy: undefined, mock: { dynamic: false }, ...validation },
  });
  baseUrl = await server.listen(0, '127.0.0.1');
  close = () => server.close();
});

afterAll(() => close());

const conformance = (...args: string[]) =>
  new Promise<{ code: unknown; out: string }>((resolve) => {
    const target = ['--document', document, '--base-url', baseUrl, '--header', 'Accept: application/json'];
    const options = { maxBuffer: 1e8 };
    execFile(process.execPath, ['--conditions=@worklane/source', main, ...args, ...target], options, (failure, out) =>
      resolve({ code: failure?.code ?? 0, out }),
    );
  });

const token = ['--header', 'Authorization: Bearer token'];

it('finds that Prism accepts a body that is null', async () => {
  const { code, out } = await conformance(...token, '--strict');
  expect(code).toBe(1);
  const failures = out.split('\n').filter((line) => line.startsWith('FAILED'));
  expect(failures).toEqual(['FAILED create-booking-payment invalid body: #/components/schemas/BookingPayment/type']);
});

it('finds that nothing is accepted without the header that it was not given', async () => {
  const { code, out } = await conformance('--only', 'get-booking');
  expect(code).toBe(1);
  expect(out).toContain('expected success, got 401');
});

it('scores the cases of an operation', async () => {
  const { code, out } = await conformance('score', ...token, '--strict', '--only', 'get-stations');
  expect(code).toBe(0);
  expect(out).toMatch(/\n(\d+) of \1 statements, (\d+) of \2 violations noticed\n$/);
});

import type { Operation } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from '../contract/document.ts';
import { declaredResponse } from '../document/response-violations.ts';
import type { HttpRequest } from '../http-exchange.ts';
import { parsed } from '../json.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import { fits } from '../score/schemas.ts';
import { type CasesOf, requestCase, type Scene, scenario } from './case.ts';

/** Each version that the contract declares can be requested, and no other. */
export const versions: CasesOf = (operation) => {
  const { header, dates = [] } = contract.document['x-versions'] ?? {};
  if (!header || operation.authentication !== 'bearer') return [];
  const inVersion =
    (date: string) =>
    ({ headers, ...request }: HttpRequest): HttpRequest => ({
      ...request,
      headers: { ...headers, [header.toLowerCase()]: date },
    });
  const isRead = operation.method === 'get' && operation.responses[200]?.content['application/json'] !== undefined;
  return [
    requestCase(operation, 'rejects an unknown version', [400, 'invalid_parameter'], inVersion('2000-01-01')),
    ...(isRead ? dates.slice(0, -1) : []).map(({ date, 'x-sunset': sunset }, index) =>
      scenario(`responds in the version ${date}`, ['state'], (scene) => {
        // RFC 9745, section 2.1: it is deprecated since the next one.
        const deprecation = `@${Date.parse(dates[index + 1]?.date ?? '') / 1000}`;
        const headers = { deprecation, sunset: sunset && new Date(sunset).toUTCString() };
        return expectVersion(scene, operation, { date, headers, change: inVersion(date) });
      }),
    ),
  ];
};

interface ExpectedVersion {
  readonly date: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly change: (request: HttpRequest) => HttpRequest;
}

async function expectVersion(
  { fixtures, session }: Scene,
  operation: Operation,
  { date, headers, change }: ExpectedVersion,
): Promise<void> {
  const request = await fixtures.validRequest(operation);
  const current = (await session.send(operation, request)).json;
  const response = await session.visit(change(request));
  expectThat(response.status === 200, `expected 200, got ${response.status}`);
  for (const [name, value] of Object.entries(headers)) expectEqual(name, response.headers.get(name), value);
  const { content = {} } = declaredResponse(contract.operation(operation.id).responses, 200) ?? {};
  const expected = earlierValue(content['application/json']?.schema ?? {}, current, date);
  expectEqual(`the response in ${date}`, parsed(response.body), expected);
}

/** Returns what an earlier version has instead of a value, as the extensions of its schema declare. */
function earlierValue(schema: SchemaObject, value: unknown, date: string): unknown {
  const { oneOf = [], items, properties = {}, ...known } = contract.resolve(schema);
  const branch = oneOf.find((each) => fits(contract, each, value));
  if (branch) return earlierValue(branch, value, date);
  if (Array.isArray(value)) return items ? value.map((item) => earlierValue(items, item, date)) : value;
  if (!isObject(value)) {
    const added = known['x-added-values']?.[String(value)];
    return added && date < added.since ? added.before : value;
  }
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const property = properties[name] ?? {};
    const { 'x-since': since = '', 'x-renamed-from': before } = contract.resolve(property);
    const earlier = date < since ? before : name;
    return earlier === undefined ? [] : [[earlier, earlierValue(property, part, date)]];
  });
  const removed = Object.entries(known['x-removed'] ?? {}).flatMap(([name, { since, value: constant }]) =>
    date < since && constant !== undefined ? [[name, constant]] : [],
  );
  return Object.fromEntries([...kept, ...removed]);
}

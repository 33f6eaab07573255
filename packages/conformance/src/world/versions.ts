import { isObject } from '@worklane/contract/json';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract, operationOf } from '../contract/document.ts';
import { declaredResponse } from '../document/response-violations.ts';
import type { HttpRequest, HttpResponse } from '../http-exchange.ts';
import { parsed } from '../json.ts';
import { expectEqual } from '../mismatch.ts';
import { fits } from '../score/schemas.ts';
import { Session } from '../session.ts';

/** A version of the contract that is not the current one. */
export interface EarlierVersion {
  readonly date: string;
  /** The headers that responses in it have, by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Returns a request that asks for it. */
  readonly ask: (request: HttpRequest) => HttpRequest;
}

/** Returns what makes a request ask for a version. */
export const asking =
  (date: string): EarlierVersion['ask'] =>
  ({ headers, ...request }) => {
    const { header = '' } = contract.document['x-versions'] ?? {};
    return { ...request, headers: { ...headers, [header.toLowerCase()]: date } };
  };

/** Returns the earlier versions that the contract declares. */
export function earlierVersions(): EarlierVersion[] {
  const { dates = [] } = contract.document['x-versions'] ?? {};
  return dates.slice(0, -1).map(({ date, 'x-sunset': sunset }, index) => {
    // RFC 9745, section 2.1: it is deprecated since the next one.
    const deprecation = `@${Date.parse(dates[index + 1]?.date ?? '') / 1000}`;
    return { date, ask: asking(date), headers: { deprecation, sunset: sunset && new Date(sunset).toUTCString() } };
  });
}

/**
 * `read` is a value as a version has it, `sent` one that a client of the version sends, and `understood` what the current
 * contract understands of it.
 */
type Form = 'read' | 'sent' | 'understood';

/** Returns what an earlier version has instead of a value, as the extensions of its schema declare. */
export function earlierValue(schema: SchemaObject, value: unknown, date: string, form: Form = 'read'): unknown {
  const { oneOf = [], items, properties = {}, ...known } = contract.resolve(schema);
  const branch = oneOf.find((each) => fits(contract, each, value));
  if (branch) return earlierValue(branch, value, date, form);
  if (Array.isArray(value)) return items ? value.map((item) => earlierValue(items, item, date, form)) : value;
  if (!isObject(value)) {
    const added = known['x-added-values']?.[String(value)];
    const earlier = added && date < added.since ? added.before : value;
    const replaced = Object.entries(known['x-replaced-values'] ?? {}).find(([, by]) => by === earlier);
    return form === 'sent' && replaced ? replaced[0] : earlier;
  }
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const property = properties[name] ?? {};
    const { 'x-since': since = '', 'x-renamed-from': before } = contract.resolve(property);
    const earlier = date < since ? before : name;
    return earlier === undefined
      ? []
      : [[form === 'understood' ? name : earlier, earlierValue(property, part, date, form)]];
  });
  const removed = Object.entries(known['x-removed'] ?? {}).flatMap(([name, { since, value: constant }]) =>
    form !== 'understood' && date < since && constant !== undefined ? [[name, constant]] : [],
  );
  return Object.fromEntries([...kept, ...removed]);
}

/** Expects a response in a version: its headers, and the body that it has instead of the current one. @throws Mismatch */
export function expectInVersion(
  { date, headers }: EarlierVersion,
  schema: SchemaObject,
  response: HttpResponse,
  current: unknown,
): void {
  for (const [name, value] of Object.entries(headers)) expectEqual(name, response.headers.get(name), value);
  expectEqual(`the response in ${date}`, parsed(response.body), earlierValue(schema, current, date));
}

interface Writer {
  readonly session: Session;
}

/**
 * Returns a session that writes in an earlier version, and shows the responses as the current one has them, so that what is
 * stored can be compared with the model.
 */
export function writingIn(version: EarlierVersion, { session: { target, transport } }: Writer): Session {
  return new Session(target, {
    async send(baseUrl, request) {
      const operation = operationOf(contract, request.method, request.path);
      const [media] = Object.values(operation?.requestBody?.content ?? {});
      if (!operation || request.method === 'GET' || !media?.schema) return transport(baseUrl, request);
      const body = JSON.stringify(earlierValue(media.schema, parsed(request.body), version.date, 'sent'));
      const { response } = await transport(baseUrl, version.ask({ ...request, body }));
      const { content = {} } = declaredResponse(operation.responses, response.status) ?? {};
      const { schema } = content['application/json'] ?? {};
      if (response.status >= 300 || !schema) return { request, response };
      const { deprecation: _, sunset: __, ...headers } = Object.fromEntries(response.headers);
      const path = headers.location ?? request.path;
      const { authorization = '' } = request.headers;
      const read = await transport(baseUrl, { method: 'GET', path, headers: { authorization } });
      // What only the response to a creation shows, such as a secret.
      const current = { ...Object(parsed(response.body)), ...Object(parsed(read.response.body)) };
      const isShown = (name: string) => name in Object(contract.resolve(schema).properties);
      const shown = Object.fromEntries(Object.entries(current).filter(([name]) => isShown(name)));
      expectInVersion(version, schema, response, shown);
      return {
        request,
        response: { ...response, headers: new Map(Object.entries(headers)), body: JSON.stringify(shown) },
      };
    },
  });
}

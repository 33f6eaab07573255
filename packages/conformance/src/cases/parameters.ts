import { randomUUID } from 'node:crypto';
import type { Operation } from '@worklane/contract';
import type { ParameterObject } from '@worklane/contract/openapi-reader';
import { contract, documentedParameters } from '../contract/document.ts';
import { contractSchemas } from '../contract/response-violations.ts';
import { hasType } from '../document/effective-schema.ts';
import { encodedText, schemaOf } from '../document/request-values.ts';
import { invalidRequests } from '../document/requests.ts';
import { combined, validValues } from '../document/valid-values.ts';
import type { HttpRequest } from '../http-exchange.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { ServerResponse } from '../session.ts';
import { expectError } from '../world/expectations.ts';
import { expectList } from '../world/list.ts';
import { observe } from '../world/observe.ts';
import { listOperation, resourceOf, succeedsOnce } from '../world/resource-operations.ts';
import { type Case, type CasesOf, requestCase, type Scene, scenario } from './case.ts';

/** The text of a parameter. */
interface Text {
  readonly in: ParameterObject['in'];
  readonly name: string;
  /** Undefined leaves out the parameter. */
  readonly text: string | undefined;
}

/** Invalid parameters, of which the response must name each, and values at the limits of every keyword. */
export const parameters: CasesOf = (operation) => {
  if (operation.authentication === 'none') {
    const withUnknown = ({ path, ...request }: HttpRequest) => {
      const separator = path.includes('?') ? '&' : '?';
      return { ...request, path: `${path}${separator}undeclared=1` };
    };
    // RFC 6749, section 3.1.
    return [requestCase(operation, 'ignores an unknown parameter', 'success', withUnknown)];
  }
  if (operation.authentication !== 'bearer') return [];
  const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const all = (text: string) => names.map((name) => inQuery(name, text));
  const malformedRows = () => [[...all('1'), ...all('1')], all('%00'), all('%FF')];
  const rejecting = (name: string, rowsFor: (request: HttpRequest) => readonly Text[][]): Case =>
    scenario(name, [], async ({ fixtures, session }) => {
      const request = await fixtures.validRequest(operation);
      for (const texts of rowsFor(request)) {
        expectInvalid(await session.send(operation, withTexts(operation, request, texts)), texts);
      }
    });
  const accepting = scenario('accepts parameters at their limits', [], (scene) => expectAccepted(scene, operation));
  const rejectingCursors = scenario('rejects unknown cursors', ['state'], async ({ fixtures, session }) => {
    const request = await fixtures.validRequest(operation);
    const cursor = documentedParameters(operation).find((each) => each.name === 'cursor') as ParameterObject;
    for (const text of limitsOf(cursor)) {
      const response = await session.send(operation, withTexts(operation, request, [inQuery('cursor', text)]));
      expectError(response, 400, 'invalid_cursor');
    }
  });
  const defaulting = scenario(
    'has a page of the documented size by default',
    ['state'],
    async ({ fixtures, session }) => {
      const request = await fixtures.validRequest(operation);
      const dataOf = async (texts: Text[]) => {
        const { json } = await session.send(operation, withTexts(operation, request, texts));
        return Object(json).data;
      };
      const limit = documentedParameters(operation).find((each) => each.name === 'limit') as ParameterObject;
      const size = inQuery('limit', String(contract.resolve(schemaOf(limit)).default));
      expectEqual('the page', await dataOf([]), await dataOf([size]));
    },
  );
  return [
    ...(names.includes('cursor') ? [rejectingCursors] : []),
    ...(names.includes('limit') ? [defaulting] : []),
    ...(names.length > 0 ? [rejecting('rejects repeated and malformed parameters', malformedRows)] : []),
    rejecting('rejects invalid parameters', (request) => invalidRows(operation, request)),
    ...(variedOf(operation).length > 0 ? [accepting] : []),
  ];
};

const inQuery = (name: string, text: string): Text => ({ in: 'query', name, text });

/** Returns rows of invalid parameters, so that few requests have all invalid texts of all parameters. */
function invalidRows(operation: Operation, request: HttpRequest): Text[][] {
  const described = contract.operation(operation.id);
  const violations = invalidRequests(contractSchemas, { ...described, requestBody: undefined });
  const columns = described.parameters.map((parameter) => {
    const { in: place, name } = parameter;
    const valid = place === 'path' ? (request.path.split('/')[segmentOf(operation, name)] ?? '') : '7';
    const { type, enum: all, items = {} } = contract.resolve(schemaOf(parameter));
    const isInteger = [schemaOf(parameter), items].some((each) => hasType(contract, each, 'integer'));
    const values: readonly unknown[] = type === 'boolean' ? [true] : (all ?? contract.resolve(items).enum ?? []);
    const spellings = [
      ...(isInteger ? [`0${valid}`, `${valid}.0`, `${valid}e0`, ` ${valid}`, `+${valid}`] : []),
      ...values.slice(0, 1).flatMap((value) => [`${value}`.toUpperCase(), `+${value}`]),
    ].filter((text) => !values.includes(text));
    // A path of another organization is rejected before its parameters are read.
    if (name === 'organization_id') return [{ in: place, name, text: `0${valid}` }];
    const invalid = violations
      .filter(({ part }) => part === `${place}.${name}`)
      .map(({ values }) => values[place][name]);
    const empty = place === 'query' && type !== 'string' ? [''] : [];
    const texts = invalid.map((value) => (value === undefined ? undefined : encodedText(value)));
    return [...new Set([...texts, ...spellings, ...empty])].map((text) => ({
      ...{ in: place, name },
      text: place === 'header' || text === undefined ? text : encodeURIComponent(text),
    }));
  });
  const count = Math.max(0, ...columns.map(({ length }) => length));
  const rows = Array.from({ length: count }, (_, row) => columns.flatMap((column) => column[row] ?? []));
  return [...rows, [inQuery('undeclared', '1')]];
}

const segmentOf = ({ path }: Operation, name: string) => path.split('/').indexOf(`{${name}}`);

/** Returns a request with other parameters, whose texts are encoded already, and those that it requires. */
function withTexts(operation: Operation, request: HttpRequest, texts: readonly Text[]): HttpRequest {
  const given = (place: Text['in']) => texts.filter((each) => each.in === place);
  const segments = new Map(given('path').map(({ name, text }) => [segmentOf(operation, name), text]));
  const [pathname = '', required] = request.path.split('?', 2);
  const path = pathname.split('/').map((segment, index) => segments.get(index) ?? segment);
  const others = [...new URLSearchParams(required)].filter(([name]) => !texts.some((each) => each.name === name));
  const query = [
    ...others.map(([name, text]) => `${name}=${encodeURIComponent(text)}`),
    ...given('query').flatMap(({ name, text }) => (text === undefined ? [] : [`${name}=${text}`])),
  ];
  const headers = given('header').map(({ name, text }) => [name.toLowerCase(), text]);
  return {
    ...request,
    path: path.join('/') + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: { ...request.headers, ...Object.fromEntries(headers) },
  };
}

/** Expects exactly these parameters to be rejected. @throws Mismatch */
function expectInvalid(response: ServerResponse, texts: readonly Text[]): void {
  expectError(response, 400, 'invalid_parameter');
  const { errors = [] } = response.json as { errors?: readonly { in: string; pointer: string }[] };
  const given = errors.map(({ in: place, pointer }) => `${place} ${pointer.split('/')[1]}`);
  const right = texts.map(({ in: place, name }) => `${place} ${name}`);
  const [rejected, invalid] = [given, right].map((each) => [...new Set(each)].toSorted().join(', '));
  expectThat(rejected === invalid, `expected the parameters ${invalid} to be rejected, got ${rejected}`);
}

async function expectAccepted(scene: Scene, operation: Operation): Promise<void> {
  const { fixtures, session, target, world } = scene;
  const resource = resourceOf(operation);
  const isList = resource && operation === listOperation(resource) && target.capabilities.has('state');
  // The cases of lists send each value of an enumeration.
  const varied = variedOf(operation).filter(({ schema }) => !isList || contract.resolve(schema).enum === undefined);
  // A token of an application has no member, and one rejected text would hide the others of its row.
  const limits = varied.map((each) => limitsOf(each).map((text) => text.replaceAll(/(?<=^|,)me(?=,|$)/g, '1')));
  for (const row of combined(limits)) {
    const texts = varied.map(({ in: place, name }, index) => ({ in: place, name, text: String(row[index]) }));
    if (isList) {
      await expectList(
        scene,
        resource,
        texts.map(({ name, text }) => [name, text]),
      );
      continue;
    }
    const request = await fixtures.validRequest(operation, { newRecord: succeedsOnce(operation) });
    const { status } = await session.send(operation, withTexts(operation, request, texts));
    observe(world, operation, session.last);
    expectThat(status !== 400, `expected ${JSON.stringify(texts)} to be accepted, got ${status}`);
  }
}

/** Returns the parameters whose valid values do not depend on earlier responses. */
const variedOf = (operation: Operation): ParameterObject[] =>
  documentedParameters(operation).filter(
    ({ in: place, name }) => place !== 'path' && !/^(cursor|Last-Event-ID)$/.test(name),
  );

/** Returns the texts at the limits of a parameter. A key of more than one character is not used twice. */
function limitsOf(parameter: ParameterObject): string[] {
  const texts = [...validValues(contractSchemas, schemaOf(parameter))].map((value) => encodedText(value));
  return [...new Set(texts)].map((text) =>
    parameter.name === 'Idempotency-Key' && text.length > 1 ? randomUUID().padEnd(text.length, 'x') : text,
  );
}

import { randomUUID } from 'node:crypto';
import type { Operation } from '@worklane/contract';
import { type SchemaObject, schemaReading } from '@worklane/contract/openapi-reader';
import { contract, responseExample } from '../contract/document.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { resourceOf } from '../world/resource-operations.ts';
import type { Case, CasesOf, RequestCase } from './case.ts';

type Fields = Readonly<Record<string, unknown>>;

const { alternativesOf, propertiesOf } = schemaReading(contract);

/** Updates of one field, and of one field of an object in the record: the others keep their values (RFC 7396). */
export const partialUpdates: CasesOf = (operation) => {
  const schema = operation.method === 'patch' && resourceOf(operation)?.schemas.update;
  if (!schema) return [];
  const record = responseExample(operation) as Fields;
  return Object.entries(propertiesOf(contract.schema(schema))).flatMap(([name, property]) => {
    const value = record[name];
    const other = name === 'external_id' ? randomUUID() : otherValue(property, value);
    const members = value === null ? [] : Object.entries(propertiesOf(property));
    return [
      update(`/${name}`, async ({ fixtures }) => {
        const patch = await fixtures.bodyFor(operation, { [name]: structuredClone(other) });
        return requestWith(fixtures, operation, patch);
      }),
      ...members.map(([member, schema]) =>
        update(`/${name}/${member}`, async ({ fixtures }) => {
          const before = await fixtures.bodyFor(operation, { [name]: structuredClone(value) });
          await fixtures.send(operation, await requestWith(fixtures, operation, before));
          const current = ((before as Fields)[name] as Fields)[member];
          const changed = isReference(property) ? current : otherValue(schema, current);
          return requestWith(fixtures, operation, { [name]: { [member]: changed } });
        }),
      ),
    ];
  });
};

const update = (pointer: string, request: RequestCase['request']): Case => ({
  name: `updates ${pointer} alone`,
  needs: ['state'],
  expected: { status: 'success' },
  request,
});

const requestWith = (fixtures: Fixtures, operation: Operation, value: unknown) =>
  fixtures.validRequest(operation, { body: { mediaType: 'application/merge-patch+json', value } });

const isReference = (property: SchemaObject) =>
  [property, ...alternativesOf(property)].some((schema) => schema['x-references'] !== undefined);

/** Returns another valid value, or the same value where the rules beyond the schema decide which others are valid. */
function otherValue(property: SchemaObject, value: unknown): unknown {
  if (isReference(property)) return value;
  const [schema = {}] = alternativesOf(property).filter(({ type }) => type !== 'null');
  if (schema.enum) return schema.enum.find((each) => each !== value) ?? value;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value === schema.maximum ? value - 1 : value + 1;
  const isText = typeof value === 'string' && schema.pattern === undefined && schema.format === undefined;
  return isText ? `${value} 2`.slice(-(schema.maxLength ?? 0)) : value;
}

import { describe, expect, it } from 'vitest';
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import * as validators from '../src/generated/validators/schemas.js';
import { type Resource, resources, type Validator } from '../src/index.ts';
import { OpenapiReader, type SchemaObject } from '../src/openapi/openapi-reader.ts';

const contract = new OpenapiReader(openapi);
const validatorOf = (name: string) => validators[name as keyof typeof validators] as Validator<unknown>;

function resolve(schema: SchemaObject): SchemaObject {
  const target = contract.resolve(schema);
  const [value] = target.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  return value ? { ...target, ...resolve(value) } : target;
}

/** Text that a person writes in one line: neither of a format nor of a pattern that the record has too, and not long. */
const isOneLine = ({ type, format, maxLength = Number.POSITIVE_INFINITY }: SchemaObject, { pattern }: SchemaObject) =>
  [type].flat().includes('string') && format === undefined && pattern === undefined && maxLength <= 500;

type Path = readonly [field: string, value: (text: string) => unknown];

/** Returns each one-line text of a record that requests write, and how a value holds it. */
function textsOf({ fields, schemas }: Resource): Path[] {
  const request = contract.schema(schemas.update ?? '').properties ?? {};
  const record = contract.schema(schemas.record).properties ?? {};
  return Object.keys(fields).flatMap((field): Path[] => {
    if (!request[field]) return [];
    const [own, stored] = [resolve(request[field]), resolve(record[field] ?? {})];
    if (isOneLine(own, stored)) return own.maxLength === undefined ? [] : [[field, (text) => text]];
    if (own.items && isOneLine(resolve(own.items), resolve(stored.items ?? {}))) return [[field, (text) => [text]]];
    return Object.entries(own.properties ?? {}).flatMap(([name, part]): Path[] =>
      isOneLine(resolve(part), resolve(stored.properties?.[name] ?? {})) && field !== 'related'
        ? [[field, (text) => ({ [name]: text })]]
        : [],
    );
  });
}

const kinds = Object.values<Resource>(resources).filter(({ schemas }) => schemas.create);

/** The errors of a field. Other required fields may be missing. */
const errorsOf = (schema: string, field: string, value: unknown) => {
  const validate = validatorOf(schema);
  validate({ [field]: value });
  return (validate.errors ?? []).filter(({ instancePath }) => instancePath.startsWith(`/${field}`));
};

describe('a text of one line', () => {
  it.each(kinds.map((resource) => [resource.collection, resource] as const))(
    'of %s is refused with a control character in requests, and stays valid where it is stored',
    (_, resource) => {
      const texts = textsOf(resource);
      expect(texts.map(([field]) => field)).toContain('external_id');
      for (const [field, valueWith] of texts) {
        for (const schema of [resource.schemas.create, resource.schemas.update] as string[]) {
          for (const control of ['\u0001', '\t', '\n', '\r', '\u001b', '\u007f', '\u0080', '\u009b', '\u009f']) {
            const keywords = errorsOf(schema, field, valueWith(`a${control}b`)).map(({ keyword }) => keyword);
            expect(keywords, `${schema} ${field} ${JSON.stringify(control)}`).toContain('pattern');
          }
          expect(errorsOf(schema, field, valueWith('Zoë\u00a0漢字 🙂\u200d')), `${schema} ${field}`).toEqual([]);
        }
        expect(errorsOf(resource.schemas.record, field, valueWith('a\u001bb'))).not.toContainEqual(
          expect.objectContaining({ keyword: 'pattern' }),
        );
      }
    },
  );

  it('is every name, title, subject, tag and line of an address', () => {
    const all = kinds.flatMap((resource) => textsOf(resource).map(([field]) => `${resource.kind}.${field}`));
    expect(all).toEqual(
      expect.arrayContaining(['task.title', 'task.tags', 'project.name', 'ticket.subject', 'product.sku']),
    );
    expect(all.filter((field) => field === 'contact.address')).toHaveLength(5);
  });
});

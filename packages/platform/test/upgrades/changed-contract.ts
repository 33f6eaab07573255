import { createHash } from 'node:crypto';
import { type Field, type FieldMigration, type Resource, resources } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { StoredContract } from '../../src/records/require-accepted-records.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tests change deeply nested JSON
export type Loose = any;

const codes: Readonly<Record<string, string>> = { type: 'invalid_type', enum: 'not_in_enum' };

/** Returns a contract whose tasks differ from those of the current one. @param change changes schemas by name */
export function changedContract(change: (schemas: Loose) => void): StoredContract & { readonly tasks: Resource } {
  const changed = structuredClone(document) as Loose;
  const { schemas } = changed.components;
  change(schemas);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ ...changed, $id: 'contract' });
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Task' });
  const {
    properties: { invalid_fields: _, ...properties },
    'x-resource': declared,
  } = schemas.Task;
  const tasks: Resource = {
    ...resources.tasks,
    fingerprint: createHash('sha256').update(JSON.stringify(schemas)).digest('hex'),
    fields: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, fieldOf(name, schema, schemas)]),
    ),
    ...(declared.removed && { removedFields: declared.removed }),
  };
  return {
    tasks,
    resources: Object.values<Resource>(resources).map((each) => (each.kind === 'task' ? tasks : each)),
    violationsOf: (_resource, record) => (validate(record) ? [] : (validate.errors ?? []).map(violation)),
  };
}

const violation = ({ instancePath, keyword, params }: ErrorObject) => ({
  pointer: keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
  code: codes[keyword] ?? keyword,
});

/** Returns what the generators read in the schema of a field; the rest does not concern stored records. */
function fieldOf(name: string, property: Loose, schemas: Loose): Field {
  const target = schemas[property.$ref?.split('/').at(-1)];
  const schema = { ...target, ...property };
  const types = [schema.type, ...(schema.oneOf ?? []).map(({ type }: Loose) => type)].flat();
  const declared = {
    renamedFrom: schema['x-renamed-from'],
    replacedValues: schema['x-replaced-values'],
    existingFrom: schema['x-existing-from'],
    existing: schema['x-existing'],
  };
  const migration = Object.fromEntries(
    Object.entries(declared).filter(([, value]) => value !== undefined),
  ) as FieldMigration;
  const known = (resources.tasks.fields as Readonly<Record<string, Field>>)[name];
  return {
    ...{ type: types.find((type) => type !== 'null') ?? 'object', writable: true, required: false },
    ...{ sortable: false, searchable: schema['x-searchable'] === true },
    ...(schema['x-filter'] && { filter: schema['x-filter'] }),
    ...known,
    ...(schema.enum && { enum: schema.enum }),
    nullable: types.includes('null'),
    ...(Object.keys(migration).length > 0 && { migration }),
  };
}

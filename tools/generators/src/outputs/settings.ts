import type { OpenapiReader, SchemaObject } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';
import { isNullable, typeName } from './resources.ts';

/** Returns the catalogue of the resources whose fields are columns of a table, by schema. */
export function settingsFile(openapi: OpenapiReader, folder = ''): GeneratedFile {
  const declared = Object.entries(openapi.document.components.schemas).flatMap(([name, schema]) => {
    const declaration = schema['x-settings'];
    return declaration ? [{ name, ...entry(openapi, schema, declaration) }] : [];
  });
  const byName = (key: 'settings' | 'options') => Object.fromEntries(declared.map((each) => [each.name, each[key]]));
  return sourceFile(
    `${folder}settings.ts`,
    'specs/schemas',
    `import type { SettingField, Settings } from '${folder && '../'}../catalogues.ts';\n`,
    constant(
      'settings',
      'Every resource whose fields are columns of a table, by schema.',
      byName('settings'),
      'Record<string, Settings>',
    ),
    constant(
      'settingFields',
      'What requests can set, by schema and name.',
      byName('options'),
      'Record<string, Record<string, SettingField>>',
    ),
  );
}

function entry(
  openapi: OpenapiReader,
  { properties = {} }: SchemaObject,
  { constant, computed, initial = {}, later = [] }: NonNullable<SchemaObject['x-settings']>,
) {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, schema: openapi.resolve(schema) }));
  const nulls = fields.filter(({ schema }) => isNullable(schema)).map(({ name }) => [name, null]);
  const writable = fields.filter(({ name }) => ![...constant, ...computed].includes(name));
  const options = writable.map(({ name, schema }) => [
    name,
    {
      type: typeName(openapi, schema),
      ...(schema.enum && { enum: schema.enum }),
      nullable: isNullable(schema),
      isLater: later.includes(name),
      description: schema.description ?? '',
    },
  ]);
  return {
    settings: {
      fields: fields.map(({ name }) => name),
      constant,
      writable: writable.map(({ name }) => name),
      initial: { ...Object.fromEntries(nulls), ...initial },
    },
    options: Object.fromEntries(options),
  };
}

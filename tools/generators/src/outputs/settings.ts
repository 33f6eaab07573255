import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';
import { isNullable, typeName } from './resources.ts';

/** Returns the catalogue of the resources whose fields are columns of a table, by schema. */
export function settingsFile(openapi: OpenapiReader, folder = ''): GeneratedFile {
  const declared = Object.entries(openapi.document.components.schemas).flatMap(([name, schema]) => {
    const declaration = schema['x-settings'];
    if (!declaration) return [];
    const { constant, computed, initial = {}, later = [] } = declaration;
    const fields = Object.entries(schema.properties ?? {}).map(
      ([field, each]) => [field, openapi.resolve(each)] as const,
    );
    const names = fields.map(([field]) => field);
    const writable = names.filter((field) => ![...constant, ...computed].includes(field));
    const nulls = fields.filter(([, each]) => isNullable(each)).map(([field]) => [field, null]);
    const settings = { fields: names, constant, writable, initial: { ...Object.fromEntries(nulls), ...initial } };
    const options = fields
      .filter(([field]) => writable.includes(field))
      .map(([field, each]) => [
        field,
        {
          type: typeName(openapi, each),
          ...(each.enum && { enum: each.enum }),
          nullable: isNullable(each),
          isLater: later.includes(field),
          description: each.description ?? '',
        },
      ]);
    return [{ name, settings, options: Object.fromEntries(options) }];
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

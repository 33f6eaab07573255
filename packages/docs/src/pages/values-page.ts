import { openapi, resolve, type Schema } from '../contract/openapi.ts';
import { fieldName } from './field-name.ts';
import { block, chip, prose, table } from './markdown.ts';
import { page } from './page.ts';
import { valueSchemas } from './type-name.ts';

export function valuesPage() {
  return page(
    'kinds/values.md',
    '# Values in records',
    'Objects that stand inside records of several kinds.',
    ...valueSchemas.flatMap((name) => {
      const schema = openapi.components.schemas[name];
      if (!schema) throw new Error(`The contract has no schema ${name}: correct the list in type-name.ts.`);
      return [`## ${name}`, prose(schema.description ?? ''), fields(schema)];
    }),
  );
}

function fields({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, property]) => [
    fieldName(name, property, required.includes(name) ? [chip('required', 'required')] : []),
    prose(resolve(property).description ?? ''),
  ]);
  return block('fields', table(['Field', 'Meaning'], rows));
}

import { openapi, resolve, type Schema } from '../contract/openapi.ts';
import { fieldName, valueSchemas } from './field-cells.ts';
import { block, chip, page, prose, table } from './markdown.ts';

/** Returns the page with the objects that records of several kinds contain. */
export function valuesPage() {
  return page(
    'kinds/values.md',
    '# Nested values',
    'Objects that records of several kinds contain.',
    ...valueSchemas.flatMap((name) => {
      const schema = openapi.components.schemas[name];
      if (!schema) throw new Error(`The contract has no schema ${name}. Correct the list in field-cells.ts.`);
      return [`## ${name}`, prose(schema.description ?? ''), fields(schema)];
    }),
  );
}

function fields({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, property]) => [
    fieldName(name, property, required.includes(name) ? [chip('required', 'required')] : []),
    prose(resolve(property).description ?? ''),
  ]);
  return block('fields', table(['Field', 'Description'], rows));
}

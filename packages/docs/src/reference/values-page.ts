import { openapi } from '../contract/openapi.ts';
import { frontMatter, page, prose } from '../pages/markdown.ts';
import { fieldRows, fieldTable, valueSchemas } from './fields.ts';

/** Returns the page with the objects that records of several resources contain. */
export const valuesPage = () =>
  page(
    'api/values.md',
    frontMatter({ description: 'Money, addresses, line items and other objects that several resources contain.' }),
    '# Nested objects',
    'Objects that records of several resources contain.',
    ...valueSchemas.flatMap((name) => {
      const schema = openapi.components.schemas[name];
      if (!schema) throw new Error(`The contract has no schema ${name}. Correct the list in fields.ts.`);
      return [`## ${name}`, prose(schema.description ?? ''), fieldTable(fieldRows(schema))];
    }),
  );

import type { DescribedOperation, SchemaObject } from '@worklane/contract/openapi-reader';
import { withDeprecation } from '../contract/deprecation.ts';
import { requestContent } from '../contract/described-operation.ts';
import { enumOf, propertiesOf, requiredOf, typeText } from '../contract/schema-reading.ts';
import { maxListed } from './known-value.ts';

/** Returns the section of the help that lists the fields of the request body. */
export function bodyHelp(operation: DescribedOperation): string {
  const schema = requestContent(operation)?.[1].schema;
  if (!schema) return '';
  const required = new Set(requiredOf(schema));
  const rows = Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const mark = required.has(name) ? '*' : '';
    return [`${name}${mark}`, typeText(field), fieldText(field)] as const;
  });
  const width = (index: 0 | 1) => Math.max(...rows.map((row) => row[index].length)) + 2;
  const [names, types] = [width(0), width(1)];
  const lines = rows.map(([name, type, text]) => `  ${name.padEnd(names)}${type.padEnd(types)}${text}`.trimEnd());
  return ['', `Fields${required.size > 0 ? ' (* required)' : ''}:`, ...lines].join('\n');
}

function fieldText(field: SchemaObject): string {
  const values = enumOf(field.type === 'array' ? (field.items ?? {}) : field);
  const defaultValue = field.default === undefined ? '' : ` (default: ${JSON.stringify(field.default)})`;
  const list = values.length > 0 && values.length <= maxListed ? values.join(', ') : '';
  return `${withDeprecation(field, list || (field.description ?? ''))}${defaultValue}`;
}

import type { Reference, Schema } from '../contract/openapi.ts';
import { code } from './markdown.ts';
import { typeName } from './type-name.ts';

/** The first cell of a table of fields: the name, its chips, and below it the type. */
export const fieldName = (name: string, property: Schema | Reference, chips: readonly string[]) =>
  `${[code(name), ...chips].join(' ')}<br><span class="type">${typeName(property)}</span>`;

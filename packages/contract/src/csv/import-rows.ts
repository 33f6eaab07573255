import { isEmptyCell, parseCell } from './parse-cell.ts';
import { columnInMap, type RecordColumn } from './record-columns.ts';

/** Returns the column with a name, whose case, spaces and punctuation do not count. */
export function findColumn(columns: readonly RecordColumn[], name: string): RecordColumn | undefined {
  const exact = columns.find((column) => column.name === name);
  if (exact) return exact;
  const map = columns.find((column) => column.type === 'map' && name.startsWith(`${column.name}.`));
  if (map) return columnInMap(map, name.slice(map.name.length + 1));
  return columns.find((column) => plain(column.name) === plain(name));
}

/** `Last name`, `last-name` and `LastName` are `lastname`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `custom_fields` and `custom_fields.vip` overlap. */
export const overlap = ({ path }: RecordColumn, other: RecordColumn): boolean =>
  path.slice(0, other.path.length).join('.') === other.path.slice(0, path.length).join('.');

type Body = Record<string, unknown>;

/**
 * Returns the body of the request that creates the record of a row. Empty cells are left out.
 * @param decimalComma spreadsheets separate cells by semicolons where numbers have decimal commas
 */
export function rowBody(
  cells: readonly string[],
  fields: readonly (RecordColumn | undefined)[],
  decimalComma: boolean,
): Body {
  const body = emptyObject();
  for (const [index, field] of fields.entries()) {
    const cell = cells[index];
    if (!field || cell === undefined || isEmptyCell(cell)) continue;
    setAt(body, field.path, parseCell(cell, field, decimalComma));
  }
  return body;
}

function setAt(body: Body, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  const nested = (body[name] ?? emptyObject()) as Body;
  body[name] = nested;
  setAt(nested, rest, value);
}

/** Without a prototype, because a custom field can have any name, such as `__proto__`. */
const emptyObject = (): Body => Object.create(null);

interface Rejection {
  readonly message: string;
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];
}

/** Returns why the record of a row was not created: the violations of its fields, or else the message. */
export const rejectionReasons = ({ message, errors }: Rejection): readonly string[] =>
  errors.length > 0 ? errors.map(({ pointer, detail }) => `${pointer} ${detail}`) : [message];

import { isEmptyCell, parseCell, type RecordColumn } from '@worklane/contract/csv';

type Body = Record<string, unknown>;

/** Returns the body of the request that creates the record of a row. Empty cells are left out. */
export function rowBody(cells: readonly string[], fields: readonly (RecordColumn | undefined)[]): Body {
  const body = emptyObject();
  for (const [index, field] of fields.entries()) {
    const cell = cells[index];
    if (!field || cell === undefined || isEmptyCell(cell)) continue;
    setAt(body, field.path, parseCell(cell, field));
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

import { columnInMap, type RecordColumn } from '@worklane/contract/csv';
import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';

/**
 * Returns the columns of the option `--columns`: `address.city`, `custom_fields.vip`, or `address` for all of its parts.
 * @throws UsageError for an unknown one
 */
export function selectColumns(columns: readonly RecordColumn[], option: string): RecordColumn[] {
  return option.split(',').flatMap((text) => {
    const name = text.trim();
    const selected = columns.filter((column) => column.name === name || column.path[0] === name);
    if (selected.length > 0) return selected;
    const map = columns.find((column) => column.type === 'map' && name.startsWith(`${column.name}.`));
    if (map) return [columnInMap(map, name.slice(map.name.length + 1))];
    const names = columns.map((column) => column.name);
    throw new UsageError(`Unknown column "${name}".${suggestion(name, names)} The columns are: ${names.join(', ')}.`);
  });
}

export { formatCell, valueAt } from './format-cell.ts';
export { escapeFormula } from './formula-escape.ts';
export { isEmptyCell, parseCell } from './parse-cell.ts';
export {
  type ColumnType,
  columnInMap,
  columnsOf,
  type RecordColumn,
  type SchemaSource,
  withMapColumns,
} from './record-columns.ts';

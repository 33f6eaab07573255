export {
  type CsvDialect,
  type CsvRow,
  cellCountViolation,
  csvDecoder,
  csvRows,
  dialectOf,
  emptyFile,
  UndecodableFile,
} from './csv-rows.ts';
export { formatCell, valueAt } from './format-cell.ts';
export { escapeFormula } from './formula-escape.ts';
export { findColumn, overlap, rejectionReasons, rowBody } from './import-rows.ts';
export { parseCell } from './parse-cell.ts';
export {
  type ColumnType,
  columnInMap,
  columnsOf,
  type RecordColumn,
  type SchemaSource,
  withMapColumns,
} from './record-columns.ts';

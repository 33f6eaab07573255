import type { ColumnType } from 'kysely';

/** A timestamp as RFC 3339 text in UTC, as both engines return it. */
export type Timestamp = string;

/** A column that is written as JSON text and read as a value. */
export type Json<Value = Record<string, unknown>> = ColumnType<Value, string, string>;

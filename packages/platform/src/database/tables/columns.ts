import type { ColumnType } from 'kysely';

/** A moment as RFC 3339 text in UTC, which is how both engines are set up to return it. */
export type Timestamp = string;

/** Written as JSON text, read as a value. */
export type Json<Value = Record<string, unknown>> = ColumnType<Value, string, string>;

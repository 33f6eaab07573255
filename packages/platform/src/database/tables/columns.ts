import type { ColumnType, Generated } from 'kysely';

/** A timestamp as RFC 3339 text in UTC, as both engines return it. */
export type Timestamp = string;

/** A column that is written as JSON text and read as a value. */
export type Json<Value = Record<string, unknown>> = ColumnType<Value, string, string>;

/** The fields of a resource of the contract. Columns that a migration adds have the values of a new one as defaults, for older nodes. */
export type SettingColumns<Resource, Initial> = {
  [Name in keyof Resource]: Name extends keyof Initial ? Generated<Resource[Name]> : Resource[Name];
};

/** Object identifiers of the types for which the service replaces the parsers of the drivers. */
export const typeIds = { bigint: 20, json: 114, jsonb: 3802, timestamptz: 1184 } as const;

/**
 * Converts `2026-03-02 08:15:00.5+00`, as PostgreSQL writes it in sessions in UTC, to `2026-03-02T08:15:00.500Z`, as JavaScript
 * does.
 */
export const parseTimestamp = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;

/** Converts `2026-03-02T08:15:00.5+00:00`, as PostgreSQL writes it in JSON, in the same way. */
export const parseJsonTimestamp = (text: string): string =>
  `${text.slice(0, 19)}.${text.slice(20, -6).padEnd(3, '0')}Z`;

/** IDs and versions are below 2^53 by the contract. */
export const parseBigint = Number;

/** Events are stored as the text that is delivered. */
export const keepText = (text: string): string => text;

/** Object identifiers of the types that the drivers would return in another form than the service uses. */
export const typeIds = { bigint: 20, json: 114, jsonb: 3802, timestamptz: 1184 } as const;

/**
 * Sessions run in UTC, so PostgreSQL writes `2026-03-02 08:15:00.5+00`. Answers have three digits of
 * milliseconds, as JavaScript writes them: `2026-03-02T08:15:00.500Z`.
 */
export const parseTimestamp = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;

/** Ids and versions stay below 2^53, as the contract says. */
export const parseBigint = Number;

/** Events are kept as the very text that is delivered. */
export const keepText = (text: string): string => text;

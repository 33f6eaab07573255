const day = 24 * 3_600_000;

/** How long the log keeps a delivery attempt, in milliseconds. */
export const logRetention = 30 * day;

/** Maximum age of an event that can be redelivered on request, in milliseconds. */
export const redeliveryWindow = 30 * day;

/** Maximum time from the first attempt to the last retry of a message, in milliseconds, including any Retry-After. */
const retryWindow = 10 * day;

/** How long the history of a record is kept, in milliseconds. */
export const historyRetention = 365 * day;

/** How long after an event the body of its message may be needed, in milliseconds. */
export const messageBodyRetention = redeliveryWindow + retryWindow + logRetention;

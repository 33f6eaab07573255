const day = 24 * 3_600_000;

/** How long an attempt can be read in the log, in milliseconds. */
export const loggedFor = 30 * day;

/** How old an event may be to be sent again on request, in milliseconds. */
export const sentAgainFor = 30 * day;

/** In milliseconds: by then the last retry of a message is over, however long a receiver asks to wait. */
const retriedFor = 10 * day;

/** How long the body of a message may be asked for after its event, in milliseconds. */
export const referredToFor = sentAgainFor + retriedFor + loggedFor;

import { ProblemError } from './problem-error.ts';

/** How long the response to a request with an idempotency key is kept, in milliseconds. */
export const idempotencyRetention = 24 * 3_600_000;

/** Returns the name under which keys are kept. Members often share an application; a client ID has no spaces. */
export const principalName = ({
  clientId,
  subject,
}: {
  readonly clientId: string;
  readonly subject?: string;
}): string => (subject === undefined ? clientId : `member ${subject}`);

/** @param time when the key was first sent */
export const idempotencyKeyReused = (time: string): ProblemError =>
  new ProblemError('idempotency_key_reused', `The idempotency key was sent with another request at ${time}.`);

/** Returns the problem of a creation whose record has been deleted since: a replay would pretend that it exists. */
export const createdRecordDeleted = (kind: string, id: number): ProblemError =>
  new ProblemError(
    'created_record_deleted',
    `The first request with this idempotency key created ${kind} ${id}, which has been deleted since.`,
  );

import { errorFromResponse, issueText } from '../http/response.ts';
import { type ErrorIssue, WorklaneError } from '../worklane-error.ts';

/** The limit of the contract. */
const maxChanges = 200;

/** The contract allows 1 MiB. Half of it leaves room for the names around the values. */
const maxBytes = 500_000;

/** Returns the bytes of a value in the body of a request. */
const bytesOfJson = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * Yields items in batches that one request can hold.
 *
 *     for await (const tasks of inBatches(rows)) await sendBatch(tasks.map((create) => ({ create })), worklane.tasks.batch);
 *
 * @param bytesOf returns the bytes of an item in the body; by default those of its JSON
 */
export async function* inBatches<T>(
  items: Iterable<T> | AsyncIterable<T>,
  bytesOf: (item: T) => number = bytesOfJson,
): AsyncGenerator<readonly T[], void, undefined> {
  let batch: T[] = [];
  let bytes = 0;
  for await (const item of items) {
    const added = bytesOf(item);
    if (batch.length === maxChanges || (batch.length > 0 && bytes + added > maxBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += added;
  }
  if (batch.length > 0) yield batch;
}

/** The results of a batch, in the order of its changes. */
export interface BatchResults {
  readonly results: readonly { readonly problem?: { readonly status: number } }[];
}

/**
 * Makes the changes of one batch. If the service rejects it because changes do not have the form of the contract, the others are
 * sent again.
 * @param send sends a batch that is not atomic: without its other changes, none of an atomic one may be made
 * @returns the error of each change; undefined if it was made
 * @throws WorklaneError for a batch that was rejected as a whole, or whose outcome is unknown
 */
export async function sendBatch<Change>(
  changes: readonly Change[],
  send: (batch: { items: Change[] }) => Promise<BatchResults>,
): Promise<readonly (WorklaneError | undefined)[]> {
  const errors = changes.map((): WorklaneError | undefined => undefined);
  let sent = [...changes.keys()];
  while (sent.length > 0) {
    try {
      const { results } = await send({ items: sent.map((index) => changes[index] as Change) });
      if (results.length !== sent.length) {
        throw new WorklaneError(
          'unexpected_response',
          `The service returned ${results.length} results for ${sent.length} changes.`,
        );
      }
      for (const [position, index] of sent.entries()) errors[index] = errorOf(results[position]?.problem);
      return errors;
    } catch (error) {
      const rejected = rejectedChanges(error, sent.length);
      if (rejected.size === 0) throw error;
      for (const [position, reason] of rejected) errors[sent[position] as number] = reason;
      sent = sent.filter((_, position) => !rejected.has(position));
    }
  }
  return errors;
}

const errorOf = (problem: BatchResults['results'][number]['problem']): WorklaneError | undefined =>
  problem &&
  errorFromResponse({ response: new Response(null, { status: problem.status }), text: JSON.stringify(problem) }, 0);

/** Returns the errors of the changes for which a batch was rejected, by their position. */
function rejectedChanges(error: unknown, count: number): ReadonlyMap<number, WorklaneError> {
  const issues = new Map<number, ErrorIssue[]>();
  for (const issue of WorklaneError.is(error, 'validation_failed') ? error.errors : []) {
    const [, list, index, change, ...path] = issue.pointer.split('/');
    if (list !== 'items' || !(Number(index) < count)) continue;
    const below = change !== 'create' && path[0] === 'changes' ? path.slice(1) : path;
    const pointer = ['', ...below].join('/');
    issues.set(Number(index), [...(issues.get(Number(index)) ?? []), { ...issue, pointer }]);
  }
  const { status, requestId } = error as WorklaneError<'validation_failed'>;
  const errorOfIssues = (errors: ErrorIssue[]) =>
    new WorklaneError('validation_failed', errors.map(issueText).join(' '), { status, errors, requestId });
  return new Map([...issues].map(([index, errors]) => [index, errorOfIssues(errors)]));
}

import type { Exchange, RequestCase, ValidatingProxy } from '@worklane/conformance';

/**
 * Returns the violations that Prism reports in its own response. With `--errors`, Prism rejects an invalid request, which is
 * right where the service must reject it too, and returns 500 VIOLATIONS for an invalid response.
 */
export const prismViolations: ValidatingProxy['violations'] = (each, exchange) => {
  const error = prismErrorOf(exchange);
  if (error === undefined) return undefined;
  if (error.kind !== 'VIOLATIONS' && rejectsRequest(each)) return [];
  return error.validation.length > 0
    ? error.validation.map(({ location = [], message }) => `Prism: ${location.join('/')}: ${message}`)
    : [`Prism: ${error.kind}: ${error.detail}`];
};

/** A response of Prism instead of the service, identified by its `type`. */
interface PrismError {
  readonly kind: string;
  readonly detail: string;
  readonly validation: readonly { readonly location?: readonly string[]; readonly message: string }[];
}

const prismType = 'https://stoplight.io/prism/errors#';

function prismErrorOf({ response: { body } }: Exchange): PrismError | undefined {
  if (!body.includes(prismType)) return undefined;
  const { type, detail, validation = [] } = JSON.parse(body) as PrismError & { type: string };
  return { kind: type.slice(prismType.length), detail, validation };
}

/** Statuses of invalid requests, independent of stored data. */
const requestStatuses = new Set([400, 401, 413, 415, 422]);

const rejectsRequest = ({ expected: { status } }: RequestCase) => status !== 'success' && requestStatuses.has(status);

import type { Case, Exchange, ValidatingProxy } from '@worklane/conformance';

/**
 * What Prism says in place of the service. With `errors` it refuses a request that breaks the contract, which is right where
 * the service is expected to refuse it too, and never when the request is valid; and it answers 500 VIOLATIONS in place of
 * an answer that breaks the contract.
 */
export const prismViolations: ValidatingProxy['violations'] = (each, exchange) => {
  const refusal = refusalOf(exchange);
  if (refusal === undefined) return undefined;
  if (refusal.kind !== 'VIOLATIONS' && isOfRequest(each)) return [];
  return refusal.validation.length > 0
    ? refusal.validation.map(({ location = [], message }) => `Prism: ${location.join('/')}: ${message}`)
    : [`Prism: ${refusal.kind}: ${refusal.detail}`];
};

/** Prism's own answer in place of the service's; its `type` tells them apart. */
interface PrismRefusal {
  readonly kind: string;
  readonly detail: string;
  readonly validation: readonly { readonly location?: readonly string[]; readonly message: string }[];
}

const prismType = 'https://stoplight.io/prism/errors#';

function refusalOf({ response: { body } }: Exchange): PrismRefusal | undefined {
  if (!body.includes(prismType)) return undefined;
  const { type, detail, validation = [] } = JSON.parse(body) as PrismRefusal & { type: string };
  return { kind: type.slice(prismType.length), detail, validation };
}

/** Statuses that a request earns by itself, whatever the service has: no token, a bad parameter, type or body. */
const ofRequest = new Set([400, 401, 413, 415, 422]);

const isOfRequest = ({ expected: { status } }: Case) => status !== 'success' && ofRequest.has(status);

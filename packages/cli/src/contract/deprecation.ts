import type { Deprecation } from '@worklane/contract';
import type { Deprecatable } from '@worklane/contract/openapi-reader';

/** Returns when an operation, a parameter or a field was deprecated and will be removed; empty if it is not deprecated. */
function deprecationText(node: Deprecatable): string {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = node;
  if (!deprecated || since === undefined) return '';
  return sentences({ since, ...(sunset !== undefined && { sunset }) });
}

const sentences = ({ since, sunset }: Deprecation): string =>
  `Deprecated since ${since}.${sunset === undefined ? '' : ` Will be removed on ${sunset}.`}`;

/** Returns a description below or after the deprecation, if any. */
export const withDeprecation = (node: Deprecatable, description: string, separator = ' '): string =>
  [deprecationText(node), description].filter((part) => part !== '').join(separator);

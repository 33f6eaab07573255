import type { Deprecatable } from '@worklane/contract/openapi-reader';
import { allOperations } from '../contract/operations.ts';
import { operationLink } from '../pages/links.ts';
import { prose } from '../pages/markdown.ts';
import { longDate } from './dates.ts';

/** An operation, a parameter, a field, or the webhook of an event. */
type Described = Deprecatable & { readonly description?: string };

/** Returns a warning for the page of a deprecated operation or event; empty if it is not deprecated. */
export function deprecationNotice(node: Described): string {
  const text = deprecationText(node);
  return text === '' ? '' : `::: warning Deprecated\n${text}\n:::`;
}

/** Returns when a part was deprecated and will be removed, and its replacement, in one line for a table cell; or nothing. */
export function deprecationText({
  deprecated,
  description = '',
  'x-deprecated-since': since,
  'x-sunset': sunset,
}: Described): string {
  if (!deprecated || since === undefined) return '';
  return [
    `Deprecated since ${longDate(since)}.`,
    ...(sunset === undefined ? [] : [`Will be removed on ${longDate(sunset)}.`]),
    ...replacement(description),
  ].join(' ');
}

/** Returns the sentence that names the replacement, which a lint rule requires, with a link if it is an operation. */
function replacement(description: string): string[] {
  const [sentence] =
    /(?<=^|[.!?] )(?:Use `|There is no replacement).*?[.!?](?=\s|$)/.exec(description.replaceAll(/\s+/g, ' ')) ?? [];
  if (sentence === undefined) return [];
  return [
    prose(sentence).replaceAll(/`(\w+)`/g, (text, name) => (isOperation(name) ? operationLink(name, text) : text)),
  ];
}

const isOperation = (name: string) => allOperations.some(({ id }) => id === name);

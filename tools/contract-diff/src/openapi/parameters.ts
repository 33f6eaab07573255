import type { ComparisonContext } from '../comparison-context.ts';
import { child, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { compareContent } from './content.ts';

const nameOf = ({ value }: DocumentNode) => `${value.in} ${value.name}`;

export function compareParameters(
  context: ComparisonContext,
  base: ReadonlyMap<string, DocumentNode>,
  head: ReadonlyMap<string, DocumentNode>,
): void {
  const { added, removed, kept } = matchByKey(base, head);
  for (const [, parameter] of removed) {
    context.at(`${context.location} ${nameOf(parameter)}`).report('parameter-removed', parameter, 'parameter removed');
  }
  for (const [, parameter] of added) {
    const isRequired = parameter.value.required === true;
    const rule = isRequired ? 'required-parameter-added' : 'parameter-added';
    const description = isRequired ? 'required parameter added' : 'parameter added';
    context.at(`${context.location} ${nameOf(parameter)}`).report(rule, parameter, description);
  }
  for (const [, before, after] of kept) {
    compareParameterOrHeader(context.at(`${context.location} ${nameOf(after)}`), 'parameter', before, after);
  }
}

/** Default `style`, by location of the parameter. */
const defaultStyle: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

const styleOf = ({ value }: DocumentNode) => {
  const style = value.style ?? defaultStyle[String(value.in)] ?? 'simple';
  return `${style}${(value.explode ?? style === 'form') ? ', exploded' : ''}`;
};

/** Compares a parameter or a response header that both versions have. */
export function compareParameterOrHeader(
  context: ComparisonContext,
  kind: 'parameter' | 'header',
  base: DocumentNode,
  head: DocumentNode,
): void {
  const from = base.value.required === true;
  const to = head.value.required === true;
  if (to && !from) context.report(`${kind}-became-required`, head, 'optional -> required');
  if (from && !to) context.report(`${kind}-became-optional`, head, 'required -> optional');

  const [before, after] = [styleOf(base), styleOf(head)];
  if (before !== after) {
    context.report(`${kind}-style-changed`, head, `style ${before} -> ${after}`, { from: before, to: after });
  }
  context.compareSchemasUnder('schema', base, head);
  if (child(base, 'content') || child(head, 'content')) compareContent(context, base, head);
  context.compareOtherKeys(base, head, ['allowReserved', 'allowEmptyValue']);
}

import { child, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { compareOtherParts, type ComparisonContext } from '../comparison-context.ts';
import { compareContent } from './content.ts';

const nameOf = ({ value }: DocumentNode) => `${value.in} ${value.name}`;

export function compareParameters(
  scope: ComparisonContext,
  base: ReadonlyMap<string, DocumentNode>,
  head: ReadonlyMap<string, DocumentNode>,
): void {
  const { added, removed, kept } = matchByKey(base, head);
  for (const [, parameter] of removed) {
    scope.at(`${scope.place} ${nameOf(parameter)}`).report('parameter-removed', parameter, 'parameter removed');
  }
  for (const [, parameter] of added) {
    const isRequired = parameter.value.required === true;
    const rule = isRequired ? 'required-parameter-added' : 'parameter-added';
    const what = isRequired ? 'required parameter added' : 'parameter added';
    scope.at(`${scope.place} ${nameOf(parameter)}`).report(rule, parameter, what);
  }
  for (const [, before, after] of kept) {
    compareParameterOrHeader(scope.at(`${scope.place} ${nameOf(after)}`), 'parameter', before, after);
  }
}

/** How a value is written when the document does not say. */
const defaultStyle: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

const styleOf = ({ value }: DocumentNode) => {
  const style = value.style ?? defaultStyle[String(value.in)] ?? 'simple';
  return `${style}${(value.explode ?? style === 'form') ? ', exploded' : ''}`;
};

/** A parameter or an answer header that both versions have. */
export function compareParameterOrHeader(scope: ComparisonContext, kind: 'parameter' | 'header', base: DocumentNode, head: DocumentNode): void {
  const from = base.value.required === true;
  const to = head.value.required === true;
  if (to && !from) scope.report(`${kind}-became-required`, head, 'optional -> required');
  if (from && !to) scope.report(`${kind}-became-optional`, head, 'required -> optional');

  const [before, after] = [styleOf(base), styleOf(head)];
  if (before !== after) {
    scope.report(`${kind}-style-changed`, head, `style ${before} -> ${after}`, { from: before, to: after });
  }
  scope.compareSchemasUnder('schema', base, head);
  if (child(base, 'content') || child(head, 'content')) compareContent(scope, base, head);
  compareOtherParts(scope, base, head, ['allowReserved', 'allowEmptyValue']);
}

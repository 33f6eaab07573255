import { child, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import { compareUnjudged, type Scope } from '../scope.ts';
import { compareContent } from './content.ts';

const nameOf = ({ value }: Spot) => `${value.in} ${value.name}`;

export function compareParameters(
  scope: Scope,
  base: ReadonlyMap<string, Spot>,
  head: ReadonlyMap<string, Spot>,
): void {
  const { added, removed, kept } = match(base, head);
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
    compareCarried(scope.at(`${scope.place} ${nameOf(after)}`), 'parameter', before, after);
  }
}

/** How a value is written when the document does not say. */
const defaultStyle: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

const styleOf = ({ value }: Spot) => {
  const style = value.style ?? defaultStyle[String(value.in)] ?? 'simple';
  return `${style}${(value.explode ?? style === 'form') ? ', exploded' : ''}`;
};

/** A parameter or an answer header that both versions have. */
export function compareCarried(scope: Scope, kind: 'parameter' | 'header', base: Spot, head: Spot): void {
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
  compareUnjudged(scope, base, head, ['allowReserved', 'allowEmptyValue']);
}

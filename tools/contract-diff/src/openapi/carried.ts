import { child, type Spot } from '../document.ts';
import type { Scope } from '../scope.ts';
import { compareUnjudged } from '../unjudged.ts';
import { compareContent } from './content.ts';

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

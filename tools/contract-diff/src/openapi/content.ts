import { child, members, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { compareOtherParts, type ComparisonContext } from '../comparison-context.ts';

export function compareBody(operation: ComparisonContext, baseOperation: DocumentNode, headOperation: DocumentNode): void {
  const base = child(baseOperation, 'requestBody');
  const head = child(headOperation, 'requestBody');
  const scope = operation.at(`${operation.place} ${operation.direction === 'sent' ? 'body' : 'request'}`);
  const isRequired = head?.value.required === true;
  if (base && !head) scope.report('body-removed', base, 'request body removed');
  if (head && !base) {
    if (isRequired) scope.report('required-body-added', head, 'required request body added');
    else scope.report('body-added', head, 'request body added');
  }
  if (!base || !head) return;
  const wasRequired = base.value.required === true;
  if (isRequired && !wasRequired) scope.report('body-became-required', head, 'request body: optional -> required');
  if (wasRequired && !isRequired) scope.report('body-became-optional', head, 'request body: required -> optional');
  compareContent(scope, base, head);
}

const mediaTypesOf = (carrier: DocumentNode) =>
  new Map([...members(carrier, 'content')].map(([name, media]) => [name.toLowerCase().replaceAll(' ', ''), media]));

/** The media types of a body, an answer or a parameter. */
export function compareContent(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(mediaTypesOf(base), mediaTypesOf(head));
  for (const [name, media] of removed) scope.report('media-type-removed', media, `media type ${name} removed`);
  for (const [name, media] of added) scope.report('media-type-added', media, `media type ${name} added`);
  for (const [, before, after] of kept) {
    scope.compareSchemasUnder('schema', before, after);
    compareOtherParts(scope, before, after, ['encoding', 'itemSchema']);
  }
}

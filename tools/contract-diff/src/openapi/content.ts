import type { ComparisonContext } from '../comparison-context.ts';
import { child, type DocumentNode, members } from '../document.ts';
import { matchByKey } from '../matching.ts';

/** Compares the request bodies of an operation. */
export function compareBody(parent: ComparisonContext, baseOperation: DocumentNode, headOperation: DocumentNode): void {
  const base = child(baseOperation, 'requestBody');
  const head = child(headOperation, 'requestBody');
  const context = parent.at(`${parent.location} ${parent.direction === 'sent' ? 'body' : 'request'}`);
  const isRequired = head?.value.required === true;
  if (base && !head) context.report('body-removed', base, 'request body removed');
  if (head && !base) {
    if (isRequired) context.report('required-body-added', head, 'required request body added');
    else context.report('body-added', head, 'request body added');
  }
  if (!base || !head) return;
  const wasRequired = base.value.required === true;
  if (isRequired && !wasRequired) context.report('body-became-required', head, 'request body: optional -> required');
  if (wasRequired && !isRequired) context.report('body-became-optional', head, 'request body: required -> optional');
  compareContent(context, base, head);
}

const mediaTypesOf = (parent: DocumentNode) =>
  new Map([...members(parent, 'content')].map(([name, media]) => [name.toLowerCase().replaceAll(' ', ''), media]));

/** Compares the media types of a body, a response or a parameter. */
export function compareContent(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(mediaTypesOf(base), mediaTypesOf(head));
  for (const [name, media] of removed) context.report('media-type-removed', media, `media type ${name} removed`);
  for (const [name, media] of added) context.report('media-type-added', media, `media type ${name} added`);
  for (const [, before, after] of kept) {
    context.compareSchemasUnder('schema', before, after);
    context.compareOtherKeys(before, after, ['encoding', 'itemSchema']);
  }
}

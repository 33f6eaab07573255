import { members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareUnjudged } from '../unjudged.ts';

const mediaTypesOf = (carrier: Spot) =>
  new Map([...members(carrier, 'content')].map(([name, media]) => [name.toLowerCase().replaceAll(' ', ''), media]));

/** The media types of a body, an answer or a parameter. */
export function compareContent(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(mediaTypesOf(base), mediaTypesOf(head));
  for (const [name, media] of removed) scope.report('media-type-removed', media, `media type ${name} removed`);
  for (const [name, media] of added) scope.report('media-type-added', media, `media type ${name} added`);
  for (const [, before, after] of kept) {
    scope.compareSchemasUnder('schema', before, after);
    compareUnjudged(scope, before, after, ['encoding', 'itemSchema']);
  }
}

import { blockAt, membersAt } from './yaml-text.ts';

const json = ['content', 'application/json', 'examples'];

/** Where the operations of a kind have examples. */
const places: readonly (readonly string[])[] = [
  ['get', 'responses', '"200"', ...json],
  ['post', 'requestBody', ...json],
  ['post', 'responses', '"201"', ...json],
  ['post', 'responses', '"422"', 'content', 'application/problem+json', 'examples'],
  ['patch', 'requestBody', ...json],
  ['patch', 'responses', '"200"', ...json],
  ['patch', 'responses', '"422"', 'content', 'application/problem+json', 'examples'],
  ['delete', 'responses', '"409"', 'content', 'application/problem+json', 'examples'],
];

/** Adds the examples of a path item that those of a kind do not have. Both media types of an update have the same. */
export function withAddedExamples(derived: string, current: string | undefined): string {
  return places.reduce((text, place) => {
    const block = blockAt(text, ...place);
    const known = membersAt(text, ...place);
    const added = [...membersAt(current, ...place)].filter(([name]) => !known.has(name)).flatMap(([, lines]) => lines);
    if (!block || added.length === 0) return text;
    return text.replaceAll(block.join('\n'), () => [...block, ...added].join('\n'));
  }, derived);
}

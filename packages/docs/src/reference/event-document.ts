import { type AsyncApi, asyncapi, eventTag } from '../contract/asyncapi.ts';
import { openapi } from '../contract/openapi.ts';
import { originBadge, originLegend } from './origin-badge.ts';
import { plainIntegers } from './plain-integers.ts';

/**
 * The events as the event reference shows them: one entry for each, in the groups of the API reference. The send
 * operations are left out, because each would repeat its channel word for word.
 */
export function eventDocument(): AsyncApi {
  const { operations: _, ...document } = structuredClone(asyncapi);
  for (const [type, channel] of Object.entries(document.channels)) {
    channel.tags = [{ name: eventTag(type) }];
    channel['x-badges'] = originBadge(channel['x-origin']);
  }
  plainIntegers(document.components.schemas);
  const used = new Set(Object.keys(document.channels).map(eventTag));
  return {
    ...document,
    info: { ...document.info, description: `${document.info.description}\n\n${originLegend}` },
    components: {
      ...document.components,
      tags: Object.fromEntries(openapi.tags.filter(({ name }) => used.has(name)).map((tag) => [tag.name, tag])),
    },
    'x-tagGroups': openapi['x-tagGroups']
      .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => used.has(tag)) }))
      .filter(({ tags }) => tags.length > 0),
  };
}

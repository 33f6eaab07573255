import { openapi, operationPlaces } from '../contract/openapi.ts';

/** The feed and the stream show the events of all kinds: that they refer to a schema does not make it theirs. */
const passesOn = 'Events';

/** The tag of each schema that operations and events of one tag alone use; what several use has none. */
export function schemaTags(): Map<string, string> {
  const users = new Map<string, Set<string>>();
  const note = (node: unknown, tag = '') => {
    for (const schema of reachableSchemas(node)) users.set(schema, (users.get(schema) ?? new Set()).add(tag));
  };
  for (const { operation } of operationPlaces) note(operation, operation.tags[0]);
  for (const { post } of Object.values(openapi.webhooks)) note(post, post.tags[0]);

  const tags = new Map<string, string>();
  for (const [schema, all] of users) {
    const owners = all.size > 1 ? [...all].filter((tag) => tag !== passesOn) : [...all];
    if (owners.length === 1 && owners[0]) tags.set(schema, owners[0]);
  }
  return tags;
}

/** The names of the schemas that a part of the document refers to, over any number of steps. */
function reachableSchemas(node: unknown): Set<string> {
  const seen = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key !== '$ref' || typeof value !== 'string') visit(value);
      else if (!seen.has(value)) {
        seen.add(value);
        const [section = '', name = ''] = value.replace('#/components/', '').split('/');
        visit(openapi.components[section]?.[name]);
      }
    }
  };
  visit(node);
  const prefix = '#/components/schemas/';
  return new Set([...seen].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length)));
}

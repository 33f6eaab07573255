import { contract } from '../contract/contract-document.ts';
import type { Description } from './description.ts';
import { operationSection, operationsWith } from './related.ts';

/** Returns the names of the groups of operations that belong to no kind of record: `webhooks`, `events`, `oauth`. */
export const tagNames = (): string[] => {
  const others = operationsWith(({ collection }) => collection === undefined);
  return [...new Set(others.map(({ tag }) => tag.toLowerCase()))];
};

/** Describes a group of operations. */
export function describeTag(name: string): Description | undefined {
  if (!tagNames().includes(name)) return undefined;
  const tag = contract.document.tags?.find((each) => each.name.toLowerCase() === name);
  const operations = operationsWith((operation) => operation.tag.toLowerCase() === name);
  const scopes = [...new Set(operations.flatMap((operation) => operation.scopes))];
  return {
    data: { tag: name, description: tag?.description, operations: operations.map(({ id }) => id), scopes },
    heading: name,
    text: tag?.description ?? '',
    sections: [operationSection(operations), { title: 'Scopes', rows: scopes.map((scope) => [scope]) }],
  };
}

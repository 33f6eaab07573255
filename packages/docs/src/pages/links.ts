import { operationById } from '../contract/operations.ts';

/** Returns the folder of a tag's pages in the API reference. */
export const tagFolder = (tag: string): string => `api/${tag.toLowerCase().replaceAll(' ', '-')}`;

/** Returns the path of an operation's page from the root of the site, without an extension. */
export const operationPath = ({ id, tag }: { id: string; tag: string }): string => `${tagFolder(tag)}/${kebabCase(id)}`;

/** Returns the path of an event's page from the root of the site, without an extension. */
export const eventPath = (type: string): string => `events/${type.replaceAll('.', '-').replaceAll('_', '-')}`;

/** Returns a Markdown link to the page of an operation. */
export const operationLink = (operationId: string, text = operationById(operationId).summary): string =>
  `[${text}](/${operationPath(operationById(operationId))})`;

/** Returns a Markdown link to the page of an event. */
export const eventLink = (type: string): string => `[\`${type}\`](/${eventPath(type)})`;

/** Returns a Markdown link to the section of a problem. */
export const problemLink = (code: string): string => `[\`${code}\`](/problems#${code})`;

/** Returns a Markdown link to the section of a scope. */
export const scopeLink = (scope: string): string => `[\`${scope}\`](/scopes#${scope})`;

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

import { eventTag } from '../contract/asyncapi.ts';
import { base } from '../site.ts';

/** A link into the references, which are not pages of VitePress: with this target the browser loads them. */
export const referenceLink = (address: string, content: string) =>
  `<a href="${base}${address}" target="_self">${content}</a>`;

/** The address of an operation in the API reference; Redoc makes it from the tag and the operationId. */
export const operationAddress = ({ id, tag }: { id: string; tag: string }) =>
  `api/#/${tag.toLowerCase()}/${id.toLowerCase()}`;

export const operationLink = (operation: { id: string; tag: string }, content: string) =>
  referenceLink(operationAddress(operation), content);

/** The address of an event in the event reference. */
export const eventAddress = (type: string) => `events/#/${eventTag(type).toLowerCase()}/channels/${type}`;

export const eventLink = (type: string) => referenceLink(eventAddress(type), `<code>${type}</code>`);

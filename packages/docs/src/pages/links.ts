import { eventTag } from '../contract/asyncapi.ts';
import { base } from '../site.ts';

/** Returns a link to a reference. VitePress does not render the references; the target makes the browser load them. */
export const referenceLink = (address: string, content: string) =>
  `<a href="${base}${address}" target="_self">${content}</a>`;

/** Returns the address of an operation in the API reference, which Redoc derives from the tag and the operationId. */
export const operationAddress = ({ id, tag }: { id: string; tag: string }) =>
  `api/#/${tag.toLowerCase()}/${id.toLowerCase()}`;

export const operationLink = (operation: { id: string; tag: string }, content: string) =>
  referenceLink(operationAddress(operation), content);

/** Returns the address of an event in the event reference. */
export const eventAddress = (type: string) => `events/#/${eventTag(type).toLowerCase()}/channels/${type}`;

export const eventLink = (type: string) => referenceLink(eventAddress(type), `<code>${type}</code>`);

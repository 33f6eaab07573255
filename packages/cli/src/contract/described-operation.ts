import type {
  DescribedOperation,
  MediaTypeObject,
  ParameterObject,
  SchemaObject,
} from '@worklane/contract/openapi-reader';
import { propertiesOf } from './schema-reading.ts';

/** Returns whether requests of an operation need an access token. */
export const needsToken = ({ security }: DescribedOperation): boolean => security.some((each) => 'oauth2' in each);

/** Returns the response of success by media type. */
export const successContent = ({ responses }: DescribedOperation): Readonly<Record<string, MediaTypeObject>> =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};

/** Returns the schema of the JSON response of success. */
export const responseSchema = (operation: DescribedOperation): SchemaObject | undefined =>
  successContent(operation)['application/json']?.schema;

/** Returns the schema of the items, if the response is a list. */
export function itemSchema(operation: DescribedOperation): SchemaObject | undefined {
  const schema = responseSchema(operation);
  return schema && propertiesOf(schema).data?.items;
}

/** Returns whether the response is one page of a list, with the cursor of the next one. */
export const isPaged = (operation: DescribedOperation): boolean =>
  operation.parameters.some(({ name }) => name === 'cursor') &&
  propertiesOf(responseSchema(operation) ?? {}).next_cursor !== undefined;

/** Returns whether the response is a stream of events. */
export const isStream = (operation: DescribedOperation): boolean => 'text/event-stream' in successContent(operation);

/** The media type and the content of the request body; of several, the first one. */
export function requestContent({ requestBody }: DescribedOperation): [string, MediaTypeObject] | undefined {
  return requestBody && Object.entries(requestBody.content)[0];
}

/** The parameter that the session fills in. */
export const isOrganizationParameter = ({ in: place, name }: ParameterObject): boolean =>
  place === 'path' && name === 'organization_id';

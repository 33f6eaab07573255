import { type Deprecation, type Operation, operations, type Resource, resources } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import {
  type Deprecatable,
  type DescribedOperation,
  type MediaTypeObject,
  OpenapiReader,
  type ParameterObject,
  referencedName,
  type SchemaObject,
  schemaReading,
} from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import { UsageError } from './errors.ts';

/** The OpenAPI document of the contract. It is large: only what runs after a command is chosen imports it. */
export const contract = new OpenapiReader(openapi, 'The contract');

export const { alternativesOf, typesOf, enumOf, propertiesOf, requiredOf, typeText } = schemaReading(contract);

/** Returns the name of the schema that a node refers to. */
export const schemaName = ({ $ref }: SchemaObject): string | undefined => $ref && referencedName($ref);

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

/** Returns when an operation, a parameter or a field was deprecated and will be removed; empty if it is not deprecated. */
function deprecationText(node: Deprecatable): string {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = node;
  if (!deprecated || since === undefined) return '';
  return sentences({ since, ...(sunset !== undefined && { sunset }) });
}

const sentences = ({ since, sunset }: Deprecation): string =>
  `Deprecated since ${since}.${sunset === undefined ? '' : ` Will be removed on ${sunset}.`}`;

/** Returns a description below or after the deprecation, if any. */
export const withDeprecation = (node: Deprecatable, description: string, separator = ' '): string =>
  [deprecationText(node), description].filter((part) => part !== '').join(separator);

/** Returns a resource by its collection. @throws UsageError with a similar name */
export function resourceOf(collection: string): Resource {
  if (Object.hasOwn(resources, collection)) return resources[collection as keyof typeof resources];
  const similar = suggestion(collection, Object.keys(resources));
  throw new UsageError(
    `Unknown collection "${collection}".${similar} The collections are: ${Object.keys(resources).join(', ')}.`,
  );
}

/** A JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/** A request of the contract whose body has a schema, with the first example of the body. */
export interface SampleRequest {
  readonly schema: SchemaObject;
  readonly example: Body;
}

/** Returns the request whose body has a schema: `TaskCreate`. @throws Error if the contract has none */
export function sampleRequest(schemaName: string): SampleRequest {
  const operation = Object.values<Operation>(operations).find(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}).includes(schemaName),
  );
  const [media = {}] = Object.values((operation && contract.operation(operation.id).requestBody?.content) ?? {});
  const [[, example] = []] = contract.examples(media);
  if (!example) throw new Error(`The contract has no request with an example of ${schemaName}.`);
  return { schema: contract.schema(schemaName), example: example as SampleRequest['example'] };
}

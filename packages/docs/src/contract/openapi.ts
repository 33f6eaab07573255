import bundled from '@worklane/contract/openapi.json' with { type: 'json' };
import {
  type DescribedOperation,
  type HttpMethod,
  type OpenapiDocument,
  OpenapiReader,
  type PathItemObject,
  type TagObject,
} from '@worklane/contract/openapi-reader';

/** The document of the contract, with what other OpenAPI documents may lack. */
interface ContractDocument extends OpenapiDocument {
  readonly info: OpenapiDocument['info'] & { readonly summary: string };
  readonly tags: readonly TagObject[];
  readonly webhooks: Readonly<Record<string, PathItemObject>>;
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
}

const reader = new OpenapiReader(bundled, 'The contract');

export const openapi = reader.document as ContractDocument;

/** Returns the target of a reference, or the node itself if it is none. */
export const resolve: OpenapiReader['resolve'] = (node) => reader.resolve(node);

/** The methods in the order of the reference. */
const operationMethods: readonly HttpMethod[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation, by path in the order of the document, then by method. */
export const operationPlaces: readonly DescribedOperation[] = [
  ...Map.groupBy(reader.operations.values(), ({ path }) => path).values(),
].flatMap((operations) =>
  operations.toSorted((a, b) => operationMethods.indexOf(a.method) - operationMethods.indexOf(b.method)),
);

/** @throws if no operation has this id. */
export const operationPlace = (operationId: string): DescribedOperation => reader.operation(operationId);

import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { type DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';

export const contract = new OpenapiReader(document);

/**
 * A request that the contract documents: an example of the body, if there is one, with the examples of all parameters. Reads
 * are repeated with the required parameters only, because the filters together select nothing.
 */
export interface ExampleRequest {
  readonly id: string;
  /** The name of the example of the body. */
  readonly example: string | undefined;
  readonly method: string;
  /** The path template. */
  readonly path: string;
  readonly mediaType: string | undefined;
  /** By place, then by name. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly body: unknown;
  /** The documented success. */
  readonly status: number;
}

/**
 * All requests of the contract, those that read first, and those that delete and restore last. A history shows what the others have
 * changed. What was deleted last is restored first.
 */
export function exampleRequests(): ExampleRequest[] {
  const order = ['get', 'post', 'patch', 'put', 'history', 'delete'];
  const placeOf = ({ method, path }: ExampleRequest) => order.indexOf(path.endsWith('/history') ? 'history' : method);
  const requests = [...contract.operations.values()].flatMap(requestsOf);
  const [others = [], restorations = []] = [false, true].map((restores) =>
    requests.filter(({ path }) => path.endsWith('/restore') === restores),
  );
  return [...others.toSorted((one, other) => placeOf(one) - placeOf(other)), ...restorations.toReversed()];
}

function requestsOf(operation: DescribedOperation): ExampleRequest[] {
  const { id, method, path, requestBody } = operation;
  const parameters = examplesOf(operation.parameters);
  const required = examplesOf(operation.parameters.filter((parameter) => parameter.required));
  const status = Number(Object.keys(operation.responses).find((each) => /^[23]/.test(each)));
  const common = { id, method, path, parameters, status };
  const bodies = Object.entries(requestBody?.content ?? {}).flatMap(([mediaType, body]) =>
    contract.examples(body).map(([example, value]) => ({ ...common, mediaType, example, body: value })),
  );
  if (bodies.length > 0) return bodies;
  const request = { ...common, mediaType: undefined, example: undefined, body: undefined };
  return method === 'get' && operation.parameters.some((parameter) => !parameter.required)
    ? [request, { ...request, parameters: required }]
    : [request];
}

/** Returns the examples of parameters by place, then by name. */
function examplesOf(parameters: DescribedOperation['parameters']): Record<string, Record<string, unknown>> {
  const examples: Record<string, Record<string, unknown>> = {};
  for (const { in: place, name, example } of parameters) examples[place] = { ...examples[place], [name]: example };
  return examples;
}

import {
  type DescribedOperation,
  derivedHeaders,
  type HeaderObject,
  OpenapiReader,
  type Referable,
  type ResponseObject,
} from '@worklane/contract/openapi-reader';

type Headers = Record<string, Referable<HeaderObject>>;

/**
 * Returns a document whose headers have the examples that follow from the first example of the body, such as the `Location` of
 * a created record. A header that a response with this body does not have gets no example.
 */
export function withHeaderExamples<T extends object>(original: T): T {
  const document = structuredClone(original);
  const openapi = new OpenapiReader(document);
  for (const operation of openapi.operations.values()) {
    // A response that operations share has an example of its own, which is the same for all of them.
    for (const [status, response] of Object.entries(operation.responses)) {
      derive(openapi, operation, Number(status), response);
    }
  }
  removeUnusedHeaders(openapi.document.components.headers as Headers | undefined, document);
  return document;
}

function derive(openapi: OpenapiReader, operation: DescribedOperation, status: number, response: ResponseObject): void {
  const { headers = {}, content = {} } = response as {
    readonly headers?: Headers;
    readonly content?: ResponseObject['content'];
  };
  const [body] = Object.values(content).flatMap((media) => openapi.examples(media).slice(0, 1));
  if (!body) return;
  const idField = idFieldOf(openapi, operation);
  const derived = derivedHeaders({ status, body: body[1], target: examplePath(operation), idField });
  for (const [name, value] of Object.entries(derived)) {
    if (headers[name] === undefined) continue;
    const { example: _, ...header } = openapi.resolve(headers[name]);
    headers[name] = value === null ? header : { ...header, example: value };
  }
}

const examplePath = ({ path, parameters }: DescribedOperation) =>
  path.replace(/\{(\w+)\}/g, (_, name) => String(parameters.find((parameter) => parameter.name === name)?.example));

/** Returns the path parameter of the resources in a collection: `client_id` for those of `/applications/{client_id}`. */
function idFieldOf({ document }: OpenapiReader, { path }: DescribedOperation): string | undefined {
  const below = Object.keys(document.paths).filter((each) => each.startsWith(`${path}/`));
  return below.map((each) => /^\/\{(\w+)\}$/.exec(each.slice(path.length))?.[1]).find((name) => name !== undefined);
}

/** Removes the headers whose every use has got an example of its own. */
function removeUnusedHeaders(headers: Headers = {}, document: object): void {
  const text = JSON.stringify(document);
  for (const name of Object.keys(headers)) {
    if (!text.includes(`"#/components/headers/${name}"`)) delete headers[name];
  }
}

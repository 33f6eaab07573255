import { isObject } from '@worklane/contract/json';
import { httpMethods, OpenapiReader } from '@worklane/contract/openapi-reader';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

/**
 * Returns the reader of an OpenAPI 3.0 or 3.1 document, whose schemas are in JSON Schema 2020-12 afterwards.
 * @param text YAML or JSON, with local references only.
 * @param title names the document in error messages.
 * @throws Error if the text is no such document.
 */
export function loadDocument(text: string, title: string): OpenapiReader {
  const document: unknown = parse(text);
  const version = isObject(document) ? String(document.openapi ?? document.swagger) : 'undefined';
  if (!isObject(document) || !/^3\.[012]\./.test(version)) {
    throw new Error(`${title} is not an OpenAPI 3 document: its field "openapi" is ${version}.`);
  }
  document.components ??= {};
  document.paths ??= {};
  upgradeSchemas(document);
  completeOperations(document.paths as Record<string, Node>);
  return new OpenapiReader(document, title);
}

/**
 * Replaces the keywords of OpenAPI 3.0 that JSON Schema does not have (https://spec.openapis.org/oas/v3.0.4#properties). Documents
 * of later versions contain them too, although they have no meaning there.
 */
function upgradeSchemas(node: Node): void {
  const { nullable, ...others } = node;
  if (typeof nullable === 'boolean') {
    delete node.nullable;
    if (nullable && typeof node.type === 'string') node.type = [node.type, 'null'];
    if (nullable && Array.isArray(node.enum)) node.enum = [...new Set([...node.enum, null])];
    // Without a type it says nothing, but is meant to.
    if (nullable && node.type === undefined) {
      for (const name of Object.keys(node)) delete node[name];
      node.anyOf = [others, { type: 'null' }];
    }
  }
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const { [exclusive]: isExclusive, [bound]: limit } = node;
    if (typeof isExclusive !== 'boolean') continue;
    delete node[exclusive];
    if (!isExclusive) continue;
    delete node[bound];
    node[exclusive] = limit;
  }
  for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) upgradeSchemas(part as Node);
}

/** Adds what the specification allows to leave out, and readers need. */
function completeOperations(paths: Record<string, Node>): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of httpMethods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      operation.operationId ??= `${method.toUpperCase()} ${path}`;
      operation.responses ??= {};
    }
  }
}

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
  if (version.startsWith('3.0.')) upgradeSchemas(document);
  completeOperations(document.paths as Record<string, Node>);
  return new OpenapiReader(document, title);
}

/** Replaces the keywords of OpenAPI 3.0 that JSON Schema does not have (https://spec.openapis.org/oas/v3.0.4#properties). */
function upgradeSchemas(node: Node): void {
  if (node.nullable === true && typeof node.type === 'string') {
    node.type = [node.type, 'null'];
    delete node.nullable;
    if (Array.isArray(node.enum) && !node.enum.includes(null)) node.enum.push(null);
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

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

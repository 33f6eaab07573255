import { appendToPointer, type ParameterObject, parsePointer } from '@worklane/contract/openapi-reader';
import {
  bodyFormat,
  isBinary,
  itemsOf,
  mediaTypeOf,
  propertiesOf,
  serializationOfField,
  shapeOf,
} from '@worklane/runtime';
import type { DocumentContract } from './document-contract.ts';
import { type Document, isReadable, methods, type ResolvedOperation } from './resolved-document.ts';

/** A part of a document for which there is no stub. */
export interface Unsupported {
  /** The JSON pointer to it, as far as it exists. */
  readonly pointer: string;
  readonly message: string;
}

/** Returns what a stub of a document cannot do. */
export function unsupportedParts(document: Document, contract: DocumentContract): Unsupported[] {
  const dialect = document.jsonSchemaDialect;
  const unknownDialect =
    dialect === undefined ||
    /^https:\/\/(?:spec\.openapis\.org\/oas\/3\.1\/|json-schema\.org\/draft\/2020-12\/)/.test(dialect)
      ? []
      : [{ pointer: '/jsonSchemaDialect', message: `The JSON Schema dialect ${dialect} is not supported.` }];
  const found: Unsupported[] = [...unknownDialect, ...inPathItems(document), ...contract.schemaErrors()];
  const areSchemas = found.length === 0;
  const ids = new Map<string, string>();
  const templates = new Map<string, string>();
  for (const operation of contract.described) {
    const name = `${operation.method.toUpperCase()} ${operation.path}`;
    const report = (pointer: string, message: string) => found.push({ pointer, message: `${name}: ${message}` });
    const other = ids.get(operation.id);
    if (!operation.id)
      found.push({ pointer: operation.pointer, message: `${name} has no operationId. Handlers are named after it.` });
    else if (other)
      report(`${operation.pointer}/operationId`, `The operationId ${operation.id} is that of ${other}, too.`);
    ids.set(operation.id, name);
    const shape = name.replace(/\{[^{}]*\}/g, '{}');
    const same = templates.get(shape) ?? name;
    if (same !== name) report(operation.pointer, `The path cannot be distinguished from ${same}.`);
    templates.set(shape, same);
    checkPath(operation, report);
    for (const parameter of operation.parameters) {
      const problem = parameterProblem(contract, parameter);
      if (problem) report(appendToPointer(operation.pointer, 'parameters'), problem);
    }
    checkRequest(contract, operation, report);
    checkResponses(contract, operation, report);
    for (const scheme of new Set(operation.security.flatMap((each) => Object.keys(each)))) {
      if (document.components?.securitySchemes?.[scheme]) continue;
      report(operation.pointer, `The security scheme ${scheme} is not declared.`);
    }
    if (operation.id && areSchemas) checkSchemas(contract, operation, report);
  }
  return found;
}

type Report = (pointer: string, message: string) => void;

const itemKeys = new Set<string>(['$ref', 'summary', 'description', 'servers', 'parameters', ...methods]);

function inPathItems({ paths = {} }: Document): Unsupported[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) =>
      itemKeys.has(key) || key.startsWith('x-')
        ? []
        : [{ pointer: appendToPointer('', 'paths', path, key), message: `${path}: "${key}" is not supported.` }],
    ),
  );
}

function checkPath({ path, pointer, parameters }: ResolvedOperation, report: Report): void {
  const inTemplate = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const declared = parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
  for (const name of inTemplate) {
    if (!declared.includes(name as string)) report(pointer, `The path parameter ${name} is not declared.`);
  }
  for (const name of declared) {
    if (!inTemplate.includes(name)) report(pointer, `The path has no template for the parameter ${name}.`);
  }
}

const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Returns why a parameter cannot be read; undefined if it can. */
function parameterProblem(
  contract: DocumentContract,
  { name, in: place, style, explode, content, schema }: ParameterObject,
): string | undefined {
  const parameter = `The ${place} parameter ${name}`;
  const allowed = styles[place];
  if (!allowed) return `Parameters in "${place}" are not supported.`;
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    const isText = /^(?:json|text)$/.test(bodyFormat(mediaTypeOf(mediaType) ?? ''));
    if (isText && isReadable(contract, 'request', mediaType, media)) return undefined;
    return `${parameter} has the media type ${mediaType}, which cannot be validated by its schema.`;
  }
  if (style !== undefined && !allowed.includes(style)) {
    return `${parameter} has the style ${style}, which is not supported.`;
  }
  const shape = shapeOf(contract, schema);
  if (style === 'deepObject') {
    return shape === 'scalar' ? `${parameter} has the style deepObject, but is no object.` : undefined;
  }
  if (/Delimited$/.test(style ?? '') && (explode || shape === 'scalar')) {
    return `${parameter} has the style ${style}, which is for lists and objects without explode.`;
  }
  if (allowed === styles.cookie && shape !== 'scalar' && explode !== false) {
    return `${parameter} is a list or an object with explode, which cookies do not have.`;
  }
  if (!hasNestedValues(contract, schema)) return undefined;
  return `${parameter} has lists or objects inside, which the style ${style ?? allowed[0]} does not define.`;
}

/** Whether the values of a list or an object are lists or objects. */
function hasNestedValues(contract: DocumentContract, schema: ParameterObject['schema']): boolean {
  const shape = shapeOf(contract, schema);
  if (shape === 'scalar') return false;
  const values = shape === 'array' ? [itemsOf(contract, schema)] : Object.values(propertiesOf(contract, schema));
  return values.some((value) => shapeOf(contract, value) !== 'scalar');
}

function checkRequest(contract: DocumentContract, { pointer, requestBody }: ResolvedOperation, report: Report): void {
  for (const [mediaType, media] of Object.entries(requestBody?.content ?? {})) {
    const at = appendToPointer(pointer, 'requestBody', 'content', mediaType);
    if (!isReadable(contract, 'request', mediaType, media)) {
      report(at, `A body of ${mediaType} cannot be validated by its schema.`);
    }
    if (mediaTypeOf(mediaType) !== 'application/x-www-form-urlencoded' || media.schema === undefined) continue;
    for (const [name, schema] of Object.entries(propertiesOf(contract, media.schema))) {
      const field = serializationOfField(contract, name, schema, media.encoding?.[name]);
      if (field.json || field.style === 'deepObject' || !hasNestedValues(contract, schema)) continue;
      report(at, `The field ${name} has lists or objects inside, which the style ${field.style} does not define.`);
    }
  }
}

function checkResponses(contract: DocumentContract, { pointer, responses }: ResolvedOperation, report: Report): void {
  for (const [status, { content }] of Object.entries(responses)) {
    for (const [mediaType, media] of Object.entries(content)) {
      if (isReadable(contract, 'response', mediaType, media)) continue;
      const at = appendToPointer(pointer, 'responses', status, 'content', mediaType);
      report(at, `A response of ${mediaType} cannot be validated by its schema.`);
    }
  }
}

/** Compiles every schema, to find references without a target and patterns that are no regular expressions. */
function checkSchemas(contract: DocumentContract, operation: ResolvedOperation, report: Report): void {
  const compile = (pointer: string, validator: () => unknown) => {
    try {
      validator();
    } catch (error) {
      report(pointer, (error as Error).message);
    }
  };
  compile(appendToPointer(operation.pointer, 'parameters'), () => contract.parameterValidatorOf(operation.id));
  for (const { name, pointer } of contract.bodiesOf(operation)) compile(pointer, () => contract.validatorOf(name));
}

/** Returns the fields of the multipart form of an operation that are files. */
export function fileFields(contract: DocumentContract, { requestBody }: ResolvedOperation): string[] {
  const schema = requestBody?.content?.['multipart/form-data']?.schema;
  if (schema === undefined) return [];
  return Object.entries(propertiesOf(contract, schema)).flatMap(([name, property]) =>
    isBinary(contract, property) || isBinary(contract, itemsOf(contract, property)) ? [name] : [],
  );
}

/** Returns the media types that a stub leaves out. */
export const leftOutParts = ({ described }: DocumentContract): Unsupported[] =>
  described.flatMap(({ leftOut, method, path }) =>
    leftOut.map((pointer) => ({
      pointer,
      message: `${method.toUpperCase()} ${path}: ${parsePointer(pointer).at(-1)} is left out: it cannot be validated by its schema.`,
    })),
  );

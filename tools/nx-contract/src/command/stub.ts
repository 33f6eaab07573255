import { readFileSync } from 'node:fs';
import { UsageError } from '@worklane/contract/command-line';
import { parsePointer, UnresolvedReferenceError } from '@worklane/contract/openapi-reader';
import { printError } from '@worklane/contract/terminal';
import { LineCounter, parseDocument } from 'yaml';
import { DocumentContract } from '../stub/document-contract.ts';
import type { Document } from '../stub/resolved-document.ts';
import { fileFields, leftOutParts, type Unsupported, unsupportedParts } from '../stub/unsupported.ts';
import { documentName, writeGenerated } from './generated-file.ts';
import { readBundle } from './openapi-document.ts';

/**
 * Writes a server stub with a typed handler for each operation.
 * @throws UsageError that lists what the stub cannot do, with the lines of the bundle
 */
export function writeStub(bundle: string): 0 {
  const document = readBundle(bundle);
  const contract = contractOf(bundle, document);
  const unsupported = unsupportedParts(document, contract);
  if (unsupported.length > 0) throw new UsageError(unsupported.map(lineOf(bundle)).join('\n'));
  for (const note of [...leftOutParts(contract).map(lineOf(bundle)), ...dynamicReferences(bundle)]) printError(note);
  const files = contract.described.flatMap((operation) => {
    const fields = fileFields(contract, operation);
    return fields.length > 0 ? [[operation.id, fields] as const] : [];
  });
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  const ids = contract.described.map(({ id }) => id);
  writeGenerated(bundle, '.server.ts', code(documentName(bundle), ids, schemes, files));
  return 0;
}

function contractOf(bundle: string, document: Document): DocumentContract {
  try {
    return new DocumentContract(document);
  } catch (error) {
    if (!(error instanceof UnresolvedReferenceError)) throw error;
    const { message } = error;
    const line = linesOf(bundle).findIndex((text) => message.includes(` ${/"\$ref": "(.*)"/.exec(text)?.[1]} `)) + 1;
    throw new UsageError(`${bundle}:${line}: ${message}`, { cause: error });
  }
}

/** Returns a function that describes a part with the line of its bundle, or of the nearest part that contains it. */
function lineOf(bundle: string): (part: Unsupported) => string {
  const text = readFileSync(bundle, 'utf8');
  const lines = new LineCounter();
  const tree = parseDocument(text, { lineCounter: lines });
  return ({ pointer, message }) => {
    let tokens = parsePointer(pointer);
    while (tokens.length > 0 && !tree.hasIn(tokens)) tokens = tokens.slice(0, -1);
    const node = tree.getIn(tokens, true) as { readonly range?: readonly number[] } | undefined;
    return `${bundle}:${lines.linePos(node?.range?.[0] ?? 0).line}: ${message}`;
  };
}

/** Returns notes on the dynamic references of a bundle: Ajv does not look for their anchors in the `$defs` of other schemas. */
const dynamicReferences = (bundle: string): string[] =>
  linesOf(bundle).flatMap((text, i) =>
    text.includes('"$dynamicRef":')
      ? [`${bundle}:${i + 1}: $dynamicRef refers to the $dynamicAnchor of its own schema.`]
      : [],
  );

const linesOf = (bundle: string) => readFileSync(bundle, 'utf8').split('\n');

const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' | ');

const code = (
  name: string,
  ids: readonly string[],
  schemes: readonly string[],
  files: readonly (readonly [id: string, fields: readonly string[]])[],
) => `
import { createStub, ${schemes.length > 0 ? 'type SecurityCheck, ' : ''}type StubHandler, type StubInput, type StubOptions, type StubOutput } from '@worklane/nx/stub';
import document from './${name}.json' with { type: 'json' };
import type { operations } from './${name}.js';

type OperationId = ${union(ids) || 'never'};

/** The fields of multipart forms that are files. */
interface Files {${files.map(([id, fields]) => `\n  ${JSON.stringify(id)}: ${union(fields)};`).join('')}${files.length > 0 ? '\n' : ''}}
type FilesOf<Id> = Id extends keyof Files ? Files[Id] : never;

/** A request that is valid by the document. */
export type Input<Id extends OperationId> = StubInput<operations[Id], FilesOf<Id>>;

/** A response that the operation declares. */
export type Output<Id extends OperationId> = StubOutput<operations[Id]>;

/** One handler for each operation. */
export type Handlers = { [Id in OperationId]: StubHandler<operations[Id], FilesOf<Id>> };
${
  schemes.length > 0
    ? `
/** One check for each security scheme: whether a request satisfies it. */
export type Security = Record<${union(schemes)}, SecurityCheck>;
`
    : ''
}
/**
 * Returns a function that validates a request and calls its handler. Any server that speaks the Fetch API runs it; for
 * node:http, use a package such as @hono/node-server.
 */
export const createServer = (handlers: Handlers${schemes.length > 0 ? ', security: Security' : ''}, options?: StubOptions) =>
  createStub(document, handlers, ${schemes.length > 0 ? 'security' : '{}'}, options);
`;

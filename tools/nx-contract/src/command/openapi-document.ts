import { readFileSync } from 'node:fs';
import { CommandError } from './command-error.ts';

/** The parts of a bundled OpenAPI document that the generated code depends on. */
export interface OpenapiDocument {
  readonly openapi: string;
  readonly servers?: readonly { readonly url: string; readonly variables?: object }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly operationId?: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns the content of a bundle. */
export function readBundle(path: string): OpenapiDocument {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CommandError(`Cannot read ${path}. Run the target "bundle" first.`, { cause });
  }
  const content = JSON.parse(text) as Partial<OpenapiDocument>;
  if (!content.openapi?.startsWith('3.')) throw new CommandError(`${path} is not an OpenAPI 3 document.`);
  return content as OpenapiDocument;
}

/** Returns the operationId of each operation in `paths`. */
export function operationIds({ paths = {} }: OpenapiDocument): string[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ name: `${method.toUpperCase()} ${path}`, ...item[method] }] : [])),
  );
  return operations.map(({ name, operationId }) => {
    if (operationId === undefined) throw new CommandError(`${name} has no operationId. Handlers are named after it.`);
    return operationId;
  });
}

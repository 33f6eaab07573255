import { readFileSync } from 'node:fs';
import { CommandError } from './command-error.ts';

/** The parts of a bundled OpenAPI document that the generated code depends on. */
export interface OpenapiDocument {
  readonly openapi: string;
  readonly servers?: readonly { readonly url: string; readonly variables?: object }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components?: {
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly content?: object;
}

/** How parameters are written that declare it, by operation (`GET /tasks`) and parameter (`query ids`). */
export type ParameterStyles = Readonly<Record<string, Readonly<Record<string, object>>>>;

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

/** Returns the styles of the parameters of paths and queries (OpenAPI 3.1, section 4.8.12.2). */
export function parameterStyles({ paths = {}, components = {} }: OpenapiDocument): ParameterStyles {
  const resolve = (parameter: Parameter | { $ref: string }) =>
    '$ref' in parameter ? components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
  const stylesOf = (parameters: readonly (Parameter | undefined)[]) =>
    parameters.flatMap((parameter) => {
      if (!parameter || !/^(path|query)$/.test(parameter.in)) return [];
      const { name, in: place, style = place === 'path' ? 'simple' : 'form', explode = style === 'form' } = parameter;
      const { allowReserved, content } = parameter;
      if (!content && parameter.style === undefined && parameter.explode === undefined && !allowReserved) return [];
      return [
        [
          `${place} ${name}`,
          content ? { style: 'json', explode } : { style, explode, ...(allowReserved && { allowReserved }) },
        ],
      ];
    });
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    // An operation replaces the parameters of its path item that have the same name.
    const shared = (item.parameters ?? []) as unknown as NonNullable<Operation['parameters']>;
    return methods.flatMap((method) => {
      const styles = stylesOf([...shared, ...(item[method]?.parameters ?? [])].map(resolve));
      return styles.length === 0 ? [] : [[`${method.toUpperCase()} ${path}`, Object.fromEntries(styles)] as const];
    });
  });
  return Object.fromEntries(operations);
}

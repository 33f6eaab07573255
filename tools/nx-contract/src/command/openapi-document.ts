import { readFileSync } from 'node:fs';
import { UsageError } from '@worklane/contract/command-line';
import { type Referable, ReferenceResolver } from '@worklane/contract/openapi-reader';
import type { ParameterStyle } from '@worklane/contract/parameter-writer';

/** The parts of a bundled OpenAPI document that the generated code depends on. */
export interface OpenapiDocument {
  readonly openapi: string;
  readonly servers?: readonly { readonly url: string; readonly variables?: object }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
}

interface Operation {
  readonly parameters?: readonly Referable<Parameter>[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** How parameters are written that do not have the default style, by operation (`GET /tasks`) and parameter (`query ids`). */
export type ParameterStyles = Readonly<Record<string, Readonly<Record<string, Omit<ParameterStyle, 'in'>>>>>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns the content of a bundle. */
export function readBundle(path: string): OpenapiDocument {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new UsageError(`Cannot read ${path}. Run the target "bundle" first.`, { cause });
  }
  const content = JSON.parse(text) as Partial<OpenapiDocument>;
  if (!content.openapi?.startsWith('3.')) throw new UsageError(`${path} is not an OpenAPI 3 document.`);
  return content as OpenapiDocument;
}

/** Returns the styles of parameters that differ from the defaults (OpenAPI 3.1, section 4.8.12.2). */
export function parameterStyles(document: OpenapiDocument): ParameterStyles {
  const references = new ReferenceResolver(document, 'The document');
  const styleOf = (of: Referable<Parameter>): [string, Omit<ParameterStyle, 'in'>] => {
    const { in: place, name, style, explode, allowReserved, content = {} } = references.resolve(of);
    const [mediaType] = Object.keys(content);
    const defaultStyle = /^(path|header)$/.test(place) ? 'simple' : 'form';
    const differing = {
      ...(style && style !== defaultStyle && { style }),
      ...(explode !== undefined && explode !== ((style ?? defaultStyle) === 'form') && { explode }),
      ...(allowReserved && { allowReserved }),
      ...(mediaType && { mediaType }),
    };
    return [`${place} ${name}`, differing];
  };
  const stylesOf = (parameters: readonly Referable<Parameter>[]) =>
    // An operation replaces the parameters of its path item that have the same name and place.
    Object.entries(Object.fromEntries(parameters.map(styleOf))).filter(([, style]) => Object.keys(style).length > 0);
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const shared = (item.parameters ?? []) as unknown as NonNullable<Operation['parameters']>;
    return methods.flatMap((method) => {
      const styles = stylesOf([...shared, ...(item[method]?.parameters ?? [])]);
      return styles.length === 0 ? [] : [[`${method.toUpperCase()} ${path}`, Object.fromEntries(styles)] as const];
    });
  });
  return Object.fromEntries(operations);
}

import { readFileSync } from 'node:fs';
import { UsageError } from '@worklane/contract/command-line';
import type { ParameterObject } from '@worklane/contract/openapi-reader';
import type { ParameterStyle } from '@worklane/contract/parameter-writer';
import { type Document, resolvedOperations } from '../stub/resolved-document.ts';

/** How parameters are written that do not have the default style, by operation (`GET /tasks`) and parameter (`query ids`). */
export type ParameterStyles = Readonly<Record<string, Readonly<Record<string, Omit<ParameterStyle, 'in'>>>>>;

/** Returns the content of a bundle. */
export function readBundle(path: string): Document {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new UsageError(`Cannot read ${path}. Run the target "bundle" first.`, { cause });
  }
  const content = JSON.parse(text) as Partial<Document>;
  if (!content.openapi?.startsWith('3.')) throw new UsageError(`${path} is not an OpenAPI 3 document.`);
  return content as Document;
}

/** Returns the styles of parameters that differ from the defaults (OpenAPI 3.1, section 4.8.12.2). */
export function parameterStyles(document: Document): ParameterStyles {
  const operations = resolvedOperations(document).map(({ method, path, parameters }) => {
    const styles = parameters.map(styleOf).filter(([, style]) => Object.keys(style).length > 0);
    return [`${method.toUpperCase()} ${path}`, Object.fromEntries(styles)] as const;
  });
  return Object.fromEntries(operations.filter(([, styles]) => Object.keys(styles).length > 0));
}

function styleOf(parameter: ParameterObject): [string, Omit<ParameterStyle, 'in'>] {
  const { in: place, name, style, explode, allowReserved, content = {} } = parameter;
  const [mediaType] = Object.keys(content);
  const defaultStyle = /^(path|header)$/.test(place) ? 'simple' : 'form';
  const differing = {
    ...(style && style !== defaultStyle && { style }),
    ...(explode !== undefined && explode !== ((style ?? defaultStyle) === 'form') && { explode }),
    ...(allowReserved && { allowReserved }),
    ...(mediaType && { mediaType }),
  };
  return [`${place} ${name}`, differing];
}

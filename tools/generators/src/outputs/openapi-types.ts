import type { OpenapiDocument } from '@worklane/contract/openapi-reader';
import type { HttpInterface } from '../specifications.ts';
import { comment, type GeneratedFile, sourceFile } from './generated-file.ts';

/** Returns what the types of a document depend on. */
export const typesInputs = (document: OpenapiDocument): string => JSON.stringify(document);

/** Returns the types of an OpenAPI document: paths, operations, and one type per schema. */
export async function openapiTypes(document: OpenapiDocument): Promise<string> {
  // Loads the compiler, which takes as long as generating.
  const { compileOpenapi } = await import('./openapi-compiler.ts');
  return withNamedTypes(compileOpenapi(document), document);
}

export const typesFile = (text: string, { folder }: HttpInterface): GeneratedFile =>
  sourceFile(`${folder}types.ts`, 'specs/openapi', text);

/**
 * Turns the object types of openapi-typescript into named interfaces, so that editors show `Task` instead of its fields
 * or `components["schemas"]["Task"]`.
 */
function withNamedTypes(text: string, { components }: OpenapiDocument): string {
  const objects = Object.entries(components.schemas).filter(
    ([, { type, properties }]) => type === 'object' && properties,
  );
  const descriptions = new Map(objects.map(([name, { description }]) => [name, description]));
  const interfaceOf = (name: string) => {
    const description = descriptions.get(name);
    return `${description ? `${comment(description.replaceAll(/\s+/g, ' '))}\n` : ''}export interface ${name} extends Schema<'${name}'> {}`;
  };
  const named = text
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (path, name) => (descriptions.has(name) ? name : path))
    .replaceAll(/^export type (\w+) = components\['schemas'\]\['\1'\];$/gm, (alias, name) =>
      descriptions.has(name) ? interfaceOf(name) : alias,
    );
  return `${named}\ntype Schema<Name extends keyof components['schemas']> = components['schemas'][Name];\n`;
}

import type { OpenapiDocument } from '@worklane/contract/openapi-reader';

/**
 * Turns the object types of openapi-typescript into named interfaces, so that editors show `Task` instead of its fields
 * or `components["schemas"]["Task"]`.
 */
export function withNamedTypes(text: string, { components }: OpenapiDocument): string {
  const objects = Object.entries(components.schemas).filter(
    ([, { type, properties }]) => type === 'object' && properties,
  );
  const descriptions = new Map(objects.map(([name, { description }]) => [name, description]));
  const interfaceOf = (name: string) => {
    const description = descriptions.get(name);
    return `${description ? `/** ${description.replaceAll(/\s+/g, ' ')} */\n` : ''}export interface ${name} extends Schema<'${name}'> {}`;
  };
  const named = text
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (path, name) => (descriptions.has(name) ? name : path))
    .replaceAll(/^export type (\w+) = components\['schemas'\]\['\1'\];$/gm, (alias, name) =>
      descriptions.has(name) ? interfaceOf(name) : alias,
    );
  return `${named}\ntype Schema<Name extends keyof components['schemas']> = components['schemas'][Name];\n`;
}

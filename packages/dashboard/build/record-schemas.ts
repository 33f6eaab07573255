import type { Schema } from '../src/contract/schema.ts';

interface Schemas {
  components: { schemas: Readonly<Record<string, unknown>> };
}

/** All schemas of the contract by name, without what nobody here reads. */
export function recordSchemas({ components }: Schemas): Record<string, Schema> {
  const text = JSON.stringify(components.schemas, (key, value) => (key === 'x-origin' ? undefined : value));
  return JSON.parse(text.replaceAll('#/components/schemas/', '')) as Record<string, Schema>;
}

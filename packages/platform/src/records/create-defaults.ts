import type { Resource } from '@worklane/contract';

/** The body of a creation with every field that it leaves out: its default, else null. */
export const withDefaults = (resource: Resource, body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      body[name] ?? structuredClone(field.default) ?? null,
    ]),
  );

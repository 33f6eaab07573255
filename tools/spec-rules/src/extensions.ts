import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';

/** An extension of the specification languages. The value is a JSON Schema (draft 7). */
interface Extension {
  readonly description: string;
  readonly value: object;
}

/** The extensions of specs/, by name. Editors validate and complete them. */
export const extensions = parseYaml(readFileSync(new URL('extensions.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, Extension>
>;

import type { Schema } from '../contract/openapi.ts';

/**
 * Takes the upper bound off integers that may be as large as JSON can carry them exactly: a reader learns nothing from
 * `[1 .. 9007199254740991]` that `>= 1` does not say.
 */
export function plainIntegers(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) {
    delete schema.maximum;
    if (schema.format === 'int64') delete schema.format;
  }
  for (const part of Object.values(node)) plainIntegers(part);
}

import { blockAt, type Kind, keyOf } from '@worklane/spec-rules';
import type { SpecTree } from './spec-tree.ts';

/** The values of the enumerations of a record, by field. */
export type Enumerations = ReadonlyMap<string, readonly string[]>;

/** Returns the values of the enumerations that the schemas of a kind have in files of their own. */
export const enumerations = (specs: SpecTree, { kind, fields }: Kind): Enumerations =>
  new Map(
    [...fields].flatMap(([name, lines]) => {
      const file = keyOf(lines, '$ref')?.replace(/^\.\//, `schemas/kinds/${kind}/`) ?? '';
      const values = blockAt(specs.read(file), 'enum')?.join(' ').match(/[\w]+/g)?.slice(1);
      return values ? [[name, values] as const] : [];
    }),
  );

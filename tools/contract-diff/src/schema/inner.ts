import { anything } from '../anything.ts';
import { child } from '../document.ts';
import { innerAdditional } from './additional.ts';
import { innerFields } from './fields.ts';
import type { Inner, SchemaPair } from './pair.ts';

function under(keyword: string, step: string): (pair: SchemaPair) => Inner[] {
  return ({ base, head }) => {
    if (!(keyword in base.value) && !(keyword in head.value)) return [];
    return [
      {
        base: child(base, keyword) ?? anything(base, keyword),
        head: child(head, keyword) ?? anything(head, keyword),
        step,
      },
    ];
  };
}

const inners = [innerFields, innerAdditional, under('items', '[]'), under('propertyNames', ' (names of fields)')];

/** The schemas of an object's fields and of a list's items. */
export const inner = (pair: SchemaPair): Inner[] => inners.flatMap((of) => of(pair));

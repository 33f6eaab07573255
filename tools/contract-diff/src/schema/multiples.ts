import type { KeywordRule } from './pair.ts';
import { written } from './words.ts';

const isMultiple = (value: unknown, of: unknown) => of === undefined || Number.isInteger(Number(value) / Number(of));

/** `multipleOf`: every multiple of 6 is one of 3. */
export const multiples: KeywordRule = ({ base, head }) => {
  const { multipleOf: from } = base.value;
  const { multipleOf: to } = head.value;
  if (from === to) return [];
  const rule = isMultiple(to, from) ? 'limit-tightened' : isMultiple(from, to) ? 'limit-loosened' : 'limit-changed';
  const what = `multipleOf ${written(from)} -> ${written(to)}`;
  return [{ rule, what, from, to, keys: ['multipleOf'], removed: to === undefined }];
};

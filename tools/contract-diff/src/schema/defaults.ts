import type { KeywordRule } from './pair.ts';
import { written } from './words.ts';

/** `default`: what a value means that is left out. */
export const defaults: KeywordRule = ({ base, head }) => {
  const { default: from } = base.value;
  const { default: to } = head.value;
  if (written(from) === written(to)) return [];
  const what = `default ${written(from)} -> ${written(to)}`;
  return [{ rule: 'default-changed', what, from, to, keys: ['default'], removed: to === undefined }];
};

import type { KeywordRule } from './pair.ts';

/** `readOnly` takes a field out of requests, `writeOnly` out of answers. */
export const access: KeywordRule = ({ base, head, direction }) => {
  const keyword = direction === 'received' ? 'readOnly' : 'writeOnly';
  const from = base.value[keyword] === true;
  const to = head.value[keyword] === true;
  if (from === to) return [];
  return [{ rule: to ? 'field-removed' : 'field-added', what: `${keyword} ${from} -> ${to}`, from, to, removed: !to }];
};

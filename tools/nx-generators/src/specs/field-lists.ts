import { blockAt, flow } from '@worklane/spec-rules';

/** Changes the items of the lists `required` and `computed` of a schema, which a person may have wrapped. */
export const changeFieldLists = (text: string, change: (items: readonly string[]) => readonly string[]): string =>
  ['required', 'computed'].reduce((left, key) => {
    const block = (blockAt(left, key) ?? blockAt(left, 'x-resource', key))?.join('\n') ?? '';
    const items = /\[([^\]]*)\]/.exec(block)?.[1]?.split(/,\s*/) ?? [];
    const changed = change(items);
    if (changed.join() === items.join()) return left;
    const indent = /^ */.exec(block)?.[0] ?? '';
    return left.replace(block, () => indent + flow(key, changed));
  }, text);

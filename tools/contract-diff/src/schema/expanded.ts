import { isAnnotation } from '../annotations.ts';
import { isObject, pointerTo, type Spot } from '../document.ts';

/** What stands at a keyword as text, references resolved and annotations left out: equal texts mean the same. */
export function expanded(at: Spot, keyword: string): string | undefined {
  const value = at.value[keyword];
  if (value === undefined) return undefined;
  const open: string[] = [];

  const expand = (pointer: string, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((element, index) => expand(pointerTo(pointer, index), element));
    if (!isObject(part)) return part;
    const spot = at.document.spot(pointer, part);
    if (open.includes(spot.pointer)) return { recursion: open.length - open.indexOf(spot.pointer) };
    open.push(spot.pointer);
    const kept = Object.keys(spot.value).filter((key) => !isAnnotation(key));
    const result = kept.toSorted().map((key) => [key, expand(pointerTo(spot.pointer, key), spot.value[key])]);
    open.pop();
    return result;
  };

  return JSON.stringify(expand(pointerTo(at.pointer, keyword), value));
}

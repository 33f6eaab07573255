import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { RegularExpression } from './regular-expression.ts';

/** Returns the patterns of the schemas in a file. Validators check `maxLength` first, which bounds what a pattern runs on. */
export function patternsInSpec(file: string, text: string): RegularExpression[] {
  const lineCounter = new LineCounter();
  const found: RegularExpression[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Map(_key, map) {
      const pattern = map.items.find(({ key }) => String(key) === 'pattern');
      const source = map.get('pattern');
      if (!isMap(map) || !pattern || typeof source !== 'string') return;
      const [start = 0] = (pattern.key as { range?: number[] }).range ?? [];
      const maxLength = map.get('maxLength');
      const input = typeof maxLength === 'number' ? maxLength : undefined;
      found.push({ source, flags: 'u', file, line: lineCounter.linePos(start).line, input });
    },
  });
  return found;
}

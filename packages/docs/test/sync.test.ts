import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arrows } from '../src/sync/gates.ts';
import { syncPicture } from '../src/sync/picture.ts';

const root = new URL('../../../', import.meta.url);
const gates = arrows.flatMap(({ from, to, gates }) => gates.map((gate) => ({ ...gate, arrow: `${from} to ${to}` })));

it.each(gates)('$arrow: $what', ({ by }) => {
  if ('test' in by) expect(existsSync(new URL(by.test, root)), by.test).toBe(true);
  else expect(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).scripts).toHaveProperty(by.script);
});

it('every arrow has a gate, and its number in the picture', () => {
  for (const [index, { gates }] of arrows.entries()) {
    expect(gates).not.toEqual([]);
    expect(syncPicture()).toContain(`href="#gate-${index + 1}"`);
  }
});

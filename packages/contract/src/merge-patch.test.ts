import { describe, expect, it } from 'vitest';
import { applyMergePatch, changedFields, createMergePatch } from './merge-patch.ts';

describe('applyMergePatch', () => {
  // RFC 7396, appendix A
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('patches %j with %j to %j', (target, patch, result) => {
    expect(applyMergePatch(target, patch)).toEqual(result);
  });

  it('treats __proto__ as any other member', () => {
    const patched = applyMergePatch({ a: 1 }, JSON.parse('{"__proto__":{"b":2}}')) as object;
    expect([JSON.stringify(patched), 'b' in patched]).toEqual(['{"a":1,"__proto__":{"b":2}}', false]);
  });
});

describe('createMergePatch', () => {
  it.each([
    ['nothing for equal objects', { a: 1, b: [1] }, { a: 1, b: [1] }, {}],
    ['nothing for another order of members', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, {}],
    ['a changed field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['null for a cleared field', { a: 1 }, { a: null }, { a: null }],
    ['a changed field of a nested object', { a: { x: 1, y: 2 } }, { a: { x: 1, y: 3 } }, { a: { y: 3 } }],
    ['null for a removed property', { a: { x: 1, y: 2 } }, { a: { y: 2 } }, { a: { x: null } }],
    ['an added object', { a: null }, { a: { x: 1 } }, { a: { x: 1 } }],
    ['null for a removed object', { a: { x: 1 } }, { a: null }, { a: null }],
    ['a whole changed list', { a: [1, 2] }, { a: [1] }, { a: [1] }],
  ])('contains %s', (_what, before, after, patch) => {
    expect(createMergePatch(before, after)).toEqual(patch);
  });
});

describe('changedFields', () => {
  it('compares values as JSON has them', () => {
    const before = { zero: 0, absent: null, list: [1, 2], removed: 1 };
    expect(changedFields(before, { zero: -0, list: [2, 1], added: false })).toEqual(['list', 'removed', 'added']);
  });
});

import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula-escape.ts';

describe('escapeFormula', () => {
  it.each(['=1+1', '+cmd|x', '-2+A1', '@SUM(A1)', '\t=1', '\r=1', "-2+3+cmd|' /C calc'!A0"])('escapes %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each(['+46 8 123 45 67', '+1 (555) 010-0199', '-500', '-1.5', 'a=b', "'quoted'", ''])('keeps %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it.each(['=1', "'=1", "''=1", "'text", "'+46", '+46', '-5', "'"])('is undone by unescapeFormula for %j', (text) => {
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  });
});

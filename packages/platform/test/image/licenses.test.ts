import { describe, expect, it } from 'vitest';
import { type Component, checkLicenses, ForbiddenLicenseError } from '../../scripts/image/licenses.ts';

const component = (...licenses: NonNullable<Component['licenses']>): Component => ({
  name: 'left-pad',
  version: '1.3.0',
  licenses,
});

describe('checkLicenses', () => {
  it.each([
    [component({ license: { id: 'MIT' } })],
    [component({ expression: '(GPL-3.0-only OR Apache-2.0)' })],
    [component({ expression: 'MIT AND BSD-3-Clause' })],
  ])('allows %j', (allowed) => {
    expect(() => checkLicenses([allowed])).not.toThrow();
  });

  it.each([
    [component({ license: { id: 'AGPL-3.0-only' } }), 'AGPL-3.0-only'],
    [component({ expression: 'MIT AND GPL-3.0-only' }), 'MIT AND GPL-3.0-only'],
    [component({ license: { name: 'SEE LICENSE IN terms.txt' } }), 'SEE LICENSE IN terms.txt'],
    [component({ license: { id: 'MIT' } }, { license: { id: 'SSPL-1.0' } }), 'MIT AND SSPL-1.0'],
    [component(), 'no license'],
  ])('rejects %j', (forbidden, license) => {
    const check = () => checkLicenses([component({ license: { id: 'MIT' } }), forbidden]);
    expect(check).toThrow(ForbiddenLicenseError);
    expect(check).toThrow(`:\n  left-pad 1.3.0: ${license}`);
  });
});

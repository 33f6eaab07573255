import satisfies from 'spdx-satisfies';
import { type Component, licenseOf } from './sbom.ts';

/** Licenses that require no more than attribution. Add another one only after reading its conditions. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts.
  'OFL-1.1',
  'Unlicense',
];

/** A component has a license outside the list of allowed licenses; the message lists all of them. */
export class ForbiddenLicenseError extends Error {
  override name = 'ForbiddenLicenseError';
}

/** @throws ForbiddenLicenseError */
export function checkLicenses(components: readonly Component[]): void {
  const forbidden = components.filter((component) => !isAllowed(licenseOf(component)));
  if (forbidden.length === 0) return;
  const lines = forbidden.map((each) => `  ${each.name} ${each.version}: ${licenseOf(each) || 'no license'}`);
  throw new ForbiddenLicenseError(
    `Dependencies with a license that scripts/image/licenses.ts does not allow:\n${lines.join('\n')}`,
  );
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, allowedLicenses);
  } catch {
    // It is no SPDX expression, such as "SEE LICENSE IN ...".
    return false;
  }
}

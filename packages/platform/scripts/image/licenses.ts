import satisfies from 'spdx-satisfies';
import { npm } from './packages.ts';

/** A component of a CycloneDX document. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly ComponentLicense[];
  /** The components that it contains. */
  readonly components?: readonly Component[];
}

type ComponentLicense =
  | { readonly expression: string }
  | { readonly license: { readonly id?: string; readonly name?: string } };

export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** Returns the CycloneDX document of the production dependencies in the lock file of a folder. */
export async function readSbom(folder: string, projectName: string): Promise<Sbom> {
  const options = ['--package-lock-only', '--omit=dev'];
  const { stdout } = await npm(folder, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...options);
  // npm writes the absolute paths of tarballs, and the name of the folder.
  const { metadata, ...sbom } = JSON.parse(stdout.replaceAll(`file:${folder}/`, 'file:')) as Sbom;
  return { ...sbom, metadata: { ...metadata, component: { ...metadata.component, name: projectName } } };
}

/** Returns a document in which a component contains bundled packages. */
export const withBundled = (sbom: Sbom, container: string, bundled: readonly Component[]): Sbom => ({
  ...sbom,
  components: sbom.components.map((component) =>
    component.name === container ? { ...component, components: bundled.map(bundledComponent) } : component,
  ),
});

function bundledComponent({ name, version, licenses }: Component): Component & Record<string, unknown> {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { 'bom-ref': `bundled:${name}@${version}`, type: 'library', name, version, purl, licenses: licenses ?? [] };
}

/** Returns the license of a component as an SPDX expression, or as its package states it. */
export const licenseOf = ({ licenses = [] }: Component): string =>
  licenses
    .map((each) => ('expression' in each ? each.expression : (each.license.id ?? each.license.name ?? '')))
    .join(' AND ');

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

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Component, licenseOf } from './sbom.ts';

const noticeFile = /^(licen[sc]e|copying|notice)/i;

/**
 * Returns the licenses of components as text, with the license and notice files that their packages contain.
 * @param folderOf Returns the folder of a component.
 */
export async function thirdPartyNotices(
  components: readonly Component[],
  folderOf: (component: Component) => string,
): Promise<string> {
  const sorted = components.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const notices = await Promise.all(
    sorted.map(async (component) => {
      const title = `${component.name} ${component.version} (${licenseOf(component)})`;
      return [title, ...(await noticesIn(folderOf(component)))].join('\n\n');
    }),
  );
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

async function noticesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && noticeFile.test(entry.name)).map(({ name }) => name);
  return Promise.all(names.toSorted().map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()));
}

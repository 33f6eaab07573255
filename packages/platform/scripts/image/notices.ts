import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Component, licenseOf } from './sbom.ts';

/** A component with the content of its license and notice files. */
export interface Notice {
  readonly component: Component;
  readonly texts: readonly string[];
}

const noticeFile = /^(licen[sc]e|copying|notice)/i;

/** Reads the license and notice files in the folder of a component. */
export async function readNotice(component: Component, folder: string): Promise<Notice> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && noticeFile.test(entry.name)).map(({ name }) => name);
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return { component, texts };
}

/** Returns notices as one text, in the order of their names. */
export function formatNotices(notices: readonly Notice[]): string {
  const sections = notices
    .toSorted((a, b) => a.component.name.localeCompare(b.component.name, 'en'))
    .map(({ component, texts }) => {
      const title = `${component.name} ${component.version} (${licenseOf(component)})`;
      return [title, ...texts.map((text) => text.trim())].join('\n\n');
    });
  return `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

import { readFileSync } from 'node:fs';
import { platformReadme } from '../site.ts';
import { block, table } from './markdown.ts';

/** Returns the settings of the service from its README, whose table the tests of the service compare with the code. */
export function settingsTable(): string {
  const [, rows = ''] = /^## Settings\n.*?^\| -.*?\n(\|.*?)\n\n/ms.exec(readFileSync(platformReadme, 'utf8')) ?? [];
  const settings = rows.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  if (settings.length < 2) throw new Error(`${platformReadme} has no table below "Settings".`);
  const cells = settings.map(([, name = '', value = '', description = '']) => [
    `${breakable(name)}<br><span class="type">${value}</span>`,
    description,
  ]);
  return block('fields', table(['Variable and default', 'Description'], cells));
}

/** Long names break after underscores, for narrow screens. */
const breakable = (name: string) => `<code v-pre>${name.replaceAll('`', '').replaceAll('_', '_<wbr>')}</code>`;

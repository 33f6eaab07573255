import { readFileSync, writeFileSync } from 'node:fs';
import { rulesTable } from './src/rules-table.ts';

const readme = new URL('README.md', import.meta.url);
const table = /(?<=<!-- rules -->\n)[\s\S]*(?=\n<!-- end of rules -->)/;
writeFileSync(readme, readFileSync(readme, 'utf8').replace(table, rulesTable));

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@worklane/generators';
import { editorSchemas } from './editor-schemas.ts';

const folder = join(root, '.vscode/schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}

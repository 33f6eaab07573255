import { type DocumentName, documents, root } from '../workspace.ts';
import type { GeneratedFile } from './source-file.ts';

/** The bundled document, as a JSON module. */
export const bundleFile = (name: DocumentName, document: object): GeneratedFile => ({
  name: `${name}.json`,
  text: `${JSON.stringify({ 'x-generated': `from ${documents[name].slice(root.length)} by npm run generate; do not edit`, ...document }, null, 2)}\n`,
});

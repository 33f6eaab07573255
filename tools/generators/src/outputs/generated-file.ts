import { type DocumentName, documents, root } from '../specifications.ts';
import { withHeaderExamples } from './header-examples.ts';

/** A generated file. The name is relative to its generated folder. */
export interface GeneratedFile {
  name: string;
  text: string;
}

/** The first line of every generated source file. */
export const header = (source: string) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;

/** Returns a TypeScript module that consists of these parts. */
export const sourceFile = (name: string, source: string, ...parts: string[]): GeneratedFile => ({
  name,
  text: `${header(source)}\n${parts.join('\n')}`,
});

/** Returns a documentation comment, which the text cannot end. */
export const comment = (text = ''): string => `/** ${text.replaceAll('*/', String.raw`*\/`)} */`;

/** Returns `export const name = value as const satisfies ...`. */
export const constant = (name: string, comment: string, value: unknown, satisfies: string): string =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${satisfies};\n`;

/** Returns `export type Name = 'a' | 'b'`. */
export const union = (name: string, comment: string, members: readonly unknown[]): string =>
  `/** ${comment} */\nexport type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')};\n`;

/** Returns the bundled document as a JSON file, with the examples of headers that follow from those of bodies. */
export function bundleFile(name: DocumentName, document: object): GeneratedFile {
  const bundle = 'openapi' in document ? withHeaderExamples(document) : document;
  const source = `from ${documents[name].slice(root.length)} by npm run generate; do not edit`;
  return { name: `${name}.json`, text: `${JSON.stringify({ 'x-generated': source, ...bundle }, null, 2)}\n` };
}

/** A generated file: its name below src/generated, and its text. */
export interface GeneratedFile {
  name: string;
  text: string;
}

/** The first line of every generated source file. */
export const header = (source: string) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;

/** A TypeScript module from its parts. */
export const sourceFile = (name: string, source: string, ...parts: string[]): GeneratedFile => ({
  name,
  text: `${header(source)}\n${parts.join('\n')}`,
});

/** `export const name = value as const`, with what the value must satisfy. */
export const constant = (name: string, comment: string, value: unknown, satisfies: string): string =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${satisfies};\n`;

/** `export type Name = 'a' | 'b'`. */
export const union = (name: string, comment: string, members: readonly string[]): string =>
  `/** ${comment} */\nexport type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')};\n`;

/** A fenced block of code. */
export interface Block {
  readonly language: 'ts' | 'tsx' | 'sh' | 'json';
  readonly code: string;
  /** The heading above it. */
  readonly section: string;
}

const languages = ['ts', 'tsx', 'sh', 'json'];

/** Returns the blocks of code of a Markdown text. @throws Error for a block that no test could run */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  const [prose = '', ...fenced] = markdown.split(/^```(?=\w)/m);
  const read = (text: string) => {
    if (text.includes('```')) throw new Error(`A block after "${section}" has no language.`);
    if (/\n\n {4}/.test(text)) throw new Error(`An indented block after "${section}": use a fence with a language.`);
    section = [...text.matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? section;
  };
  read(prose);
  for (const text of fenced) {
    const [, language = '', code = '', rest = ''] = /^(\w+)\n(.*?)^```\n(.*)$/ms.exec(text) ?? [];
    if (!languages.includes(language)) throw new Error(`A block in "${section}" has the language "${language}".`);
    blocks.push({ language: language as Block['language'], code, section });
    read(rest);
  }
  return blocks;
}

/** Returns the commands of a block, without comments. */
export const commandsOf = ({ code }: Block): string[] =>
  code
    .replaceAll(/\s+#.*$/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .trim()
    .split('\n');

/** Returns the packages that a program imports, except modules of Node. */
export const importedPackages = (code: string): string[] => [
  ...new Set([...code.matchAll(/ from '((?!node:)(?:@[^/']+\/)?[^/'.]+)/g)].map(([, name = '']) => name)),
];

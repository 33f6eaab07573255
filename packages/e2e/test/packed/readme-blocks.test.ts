import { expect, it } from 'vitest';
import { blocksOf, commandsOf, importedPackages } from './readme-blocks.ts';

const fence = '```';

it('returns the blocks of a README with their headings', () => {
  const text = `# A\n\n${fence}sh\nnpm start  # later\ncurl \\\n  -i x\n${fence}\n\n## B\n\nText.\n\n${fence}json\n{}\n${fence}\n`;
  const blocks = blocksOf(text);
  expect(blocks.map(({ language, section }) => [language, section])).toEqual([
    ['sh', 'A'],
    ['json', 'B'],
  ]);
  expect(blocks.slice(0, 1).flatMap(commandsOf)).toEqual(['npm start', 'curl -i x']);
});

it.each([
  ['an unknown language', `${fence}yaml\na: 1\n${fence}\n`],
  ['no language', `Text.\n\n${fence}\na\n${fence}\n\nText.\n`],
  ['no language after another block', `${fence}sh\na\n${fence}\n\n${fence}\nb\n${fence}\n`],
  ['no fence', 'Text.\n\n    npm start\n'],
])('rejects a block with %s', (_, text) => {
  expect(() => blocksOf(text)).toThrow(/block/);
});

it('returns the packages that a program imports', () => {
  const code = `import a from 'node:fs';\nimport b from '@x/y/z';\nimport c from "./d";\nimport e from 'f/g';\n`;
  expect(importedPackages(code)).toEqual(['@x/y', 'f']);
});

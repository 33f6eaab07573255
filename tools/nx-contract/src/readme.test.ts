import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtInTargets } from './built-in-targets.ts';
import { toolVersions } from './generators/init/init.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the README lists the built-in targets with their languages and tools', () => {
  const rows = readme.split('\n').flatMap((line) => {
    const [, name = '', , openapi, asyncapi, arazzo, tool] = line.split('|').map((cell) => cell.trim());
    return tool !== undefined && name.startsWith('`')
      ? [{ name: name.replaceAll('`', ''), marks: [openapi, asyncapi, arazzo], tool }]
      : [];
  });
  const expected = Object.entries(builtInTargets).map(([name, { languages, tools }]) => ({
    name,
    marks: (['openapi', 'asyncapi', 'arazzo'] as const).map((language) => (languages.includes(language) ? 'x' : '')),
    tool: tools.join(', '),
  }));
  expect(rows).toEqual(expected);
});

it('the generator installs the tools of all targets', () => {
  const tools = Object.values(builtInTargets).flatMap((target) => target.tools);
  expect(Object.keys(toolVersions).toSorted()).toEqual([...new Set(tools)].toSorted());
});

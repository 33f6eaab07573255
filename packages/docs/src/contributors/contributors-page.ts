import { readFileSync } from 'node:fs';
import { frontMatter, page } from '../pages/markdown.ts';
import { decisionRecords } from './decision-pages.ts';

/** Returns the start page of the section for contributors. */
export function contributorsPage() {
  return page(
    'contributors/index.md',
    frontMatter({
      description: 'How this repository is built, and why.',
    }),
    '# For contributors',
    'This section is for those who change Worklane itself. In the repository, `ARCHITECTURE.md` has the flow, the folders and the ' +
      'guarantees, and `CONTRIBUTING.md` the recipes for common changes, and [a guide](../contract) leads through a change of the contract, up to its release.',
    '## Decision records',
    `${decisionRecords().length} records explain why the repository is built as it is. [The index](../decisions/) has a line on each.`,
    '## Run the checks',
    'Run these commands at the root of the repository, after `npm ci`:',
    checksTable(),
  );
}

const contributing = new URL('../../../../CONTRIBUTING.md', import.meta.url);

/** Returns the table of the commands to run before a pull request. @throws if CONTRIBUTING.md has none */
function checksTable(): string {
  const [, found] =
    /^## Before you open a pull request\n+((?:\|.*\n)+)/m.exec(readFileSync(contributing, 'utf8')) ?? [];
  if (!found)
    throw new Error('CONTRIBUTING.md has no table of checks in the section "Before you open a pull request".');
  return found.trim();
}

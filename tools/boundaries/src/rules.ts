import type { Project } from './project.ts';

/**
 * Which of our projects a project may use, by the direction of the data flow (DESIGN, section 1). The first rule that
 * names the project or its layer holds.
 */
const rules: readonly Rule[] = [
  {
    of: 'specs',
    mayUse: ['layer:tool'],
    because: 'specs is the source: only the tools that check it may be used in it',
  },
  {
    of: 'layer:contract',
    mayUse: ['specs'],
    because: 'the contract is made from specs, and everything else stands on it',
  },
  { of: 'docs', mayUse: ['contract', 'mock'], because: 'the reference shows the contract and what the mock answers' },
  {
    of: 'platform',
    mayUse: ['contract', 'server'],
    because: 'the platform stands on the server stub; dashboard and docs it serves as built files, without an import',
  },
  {
    of: 'dashboard',
    mayUse: ['contract', 'client'],
    because: 'the dashboard reaches the platform through the client, like every application',
  },
  {
    of: 'cli',
    mayUse: ['contract', 'client', 'webhooks', 'mock', 'platform'],
    because: 'the command line starts platform and mock, and speaks and listens through the kit',
  },
  { of: 'testing', mayUse: [], because: 'every project uses testing, so it can use none of them' },
  {
    of: 'generators',
    mayUse: ['layer:tool'],
    because: 'the contract is made by the generators, so they cannot stand on it',
  },
  { of: 'layer:kit', mayUse: ['contract'], because: 'a kit package stands on the contract alone, not on another one' },
  {
    of: 'layer:product',
    mayUse: ['contract', 'layer:kit'],
    because: 'a product stands on the contract and the kit, not on another product',
  },
  { of: 'layer:test', mayUse: 'anything' },
  { of: 'layer:tool', mayUse: 'anything' },
];

/** What every project may have in its devDependencies. */
const usedInDevelopment: readonly string[] = ['testing'];

/** `of` and `mayUse` name projects, without the scope of their packages, or tags. */
type Rule = { of: string; mayUse: 'anything' } | { of: string; mayUse: readonly string[]; because: string };

export const hasRule = (project: Project): boolean => ruleOf(project) !== undefined;

/** Why a project may not use another one, or undefined when it may. */
export function brokenRule(project: Project, used: Project): string | undefined {
  if (usedInDevelopment.includes(used.name)) {
    if (!project.dependencies.has(used.packageName)) return undefined;
    return `${used.name} is for development: it belongs in devDependencies`;
  }
  const rule = ruleOf(project);
  if (!rule || rule.mayUse === 'anything') return undefined;
  return rule.mayUse.some((selector) => selects(selector, used)) ? undefined : rule.because;
}

const ruleOf = (project: Project) => rules.find(({ of }) => selects(of, project));

const selects = (selector: string, project: Project) => project.name === selector || project.tags.includes(selector);

import type { Project } from './project.ts';

/**
 * The projects that a project may depend on (DESIGN, section 1). The first rule whose `of` matches the project applies.
 * Selectors are project names without their scope, tags, or `contract/openapi-reader` for a single export.
 */
const rules: readonly Rule[] = [
  { of: 'specs', mayUse: ['layer:tool'], reason: 'specs is the source of truth and uses only the tools that check it' },
  {
    of: 'layer:contract',
    mayUse: ['specs'],
    reason: 'the contract is generated from specs and depends on nothing else',
  },
  {
    of: 'docs',
    mayUse: ['contract', 'client', 'mock', 'webhooks'],
    reason: 'docs depends only on the contract, and on the kits that its samples use',
  },
  {
    of: 'platform',
    mayUse: ['contract', 'server', 'client', 'mcp'],
    reason:
      'platform depends on the contract and the server stub, and for agents on the MCP server and its client; it serves dashboard and docs as built files',
  },
  {
    of: 'mcp',
    mayUse: ['contract', 'client', 'mock'],
    reason: 'the MCP server calls any implementation through the client',
  },
  {
    of: 'cli',
    mayUse: ['contract', 'layer:kit', 'mcp'],
    reason:
      'the command line depends on the contract and the kit, and serves the MCP server over standard input and output',
  },
  { of: 'dashboard', mayUse: ['contract', 'client'], reason: 'dashboard calls the platform through the client' },
  { of: 'testing', mayUse: [], reason: 'testing is used by every project and depends on none' },
  {
    of: 'generators',
    mayUse: ['layer:tool', 'contract/openapi-reader'],
    reason: 'generators create the contract and cannot depend on its generated code',
  },
  {
    of: 'layer:model',
    mayUse: ['contract'],
    reason: 'the model depends only on the contract, so that it can judge any implementation',
  },
  {
    of: 'layer:runtime',
    mayUse: ['contract'],
    reason: 'the runtime interprets the contract and knows nothing of its faces',
  },
  {
    of: 'mock',
    mayUse: ['contract', 'runtime', 'model'],
    reason: 'the mock depends on the contract, on its interpreter and on the model of its state',
  },
  {
    of: 'conformance',
    mayUse: ['contract', 'model', 'mock'],
    reason: 'the judge shares only the contract and the model with what it judges; the mock is what its score mutates',
  },
  {
    of: 'layer:kit',
    mayUse: ['contract', 'runtime'],
    reason: 'kit packages depend only on the contract and its interpreter, not on each other',
  },
  {
    of: 'layer:product',
    mayUse: ['contract', 'layer:kit'],
    reason: 'products depend only on the contract and the kit, not on each other',
  },
  { of: 'layer:test', mayUse: 'any' },
  { of: 'layer:tool', mayUse: 'any' },
];

/** Projects that every project may list in its devDependencies, and none in its dependencies. */
const developmentOnly: readonly string[] = ['testing'];

type Rule = { of: string; mayUse: 'any' } | { of: string; mayUse: readonly string[]; reason: string };

export const hasRule = (project: Project): boolean => ruleOf(project) !== undefined;

/** Returns why a project may not depend on another one, or undefined if it may depend on it or on one of its exports. */
export const dependencyViolation = (project: Project, used: Project): string | undefined =>
  violation(project, used, (selector) => selector === used.name || selector.startsWith(`${used.name}/`));

/** Returns why a project may not import a package specifier such as `@worklane/contract/openapi.json`. */
export function importViolation(project: Project, used: Project, specifier: string): string | undefined {
  const path = `${used.name}${specifier.slice(used.packageName.length)}`;
  return violation(project, used, (selector) => selector === used.name || selector === path);
}

function violation(project: Project, used: Project, allows: (selector: string) => boolean): string | undefined {
  if (developmentOnly.includes(used.name)) {
    return project.dependencies.has(used.packageName) ? `${used.name} belongs in devDependencies` : undefined;
  }
  const rule = ruleOf(project);
  if (!rule || rule.mayUse === 'any') return undefined;
  return rule.mayUse.some((selector) => used.tags.includes(selector) || allows(selector)) ? undefined : rule.reason;
}

const ruleOf = (project: Project) => rules.find(({ of }) => project.name === of || project.tags.includes(of));

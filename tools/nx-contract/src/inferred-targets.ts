import type { TargetConfiguration } from '@nx/devkit';
import { builtInTargets, type TargetContext } from './built-in-targets.ts';
import type { Document, DocumentWithFiles } from './document.ts';
import type { Options, TargetOptions } from './options.ts';
import { expandDocument, expandFiles } from './placeholders.ts';
import { missingTools } from './tools.ts';

type Targets = Record<string, TargetConfiguration>;

/** The parts of the workspace on which targets depend. */
export interface WorkspaceContext extends Omit<TargetContext, 'nameOf'> {
  readonly workspaceRoot: string;
  readonly options: Required<Options>;
}

/** Returns the verbs of a document. A verb that reads the output of an omitted one is omitted, too. */
function verbsOf({ language, internal }: Document, targets: Required<Options>['targets']): string[] {
  const verbs = [...new Set([...Object.keys(builtInTargets), ...Object.keys(targets)])];
  const has = (verb: string): boolean => {
    const own = targets[verb];
    if (own === false || (internal && own?.internal === false)) return false;
    const builtIn = isReplaced(own) ? undefined : builtInTargets[verb];
    if (builtIn?.after !== undefined && !has(builtIn.after)) return false;
    return (own?.languages ?? builtInTargets[verb]?.languages ?? [language]).includes(language);
  };
  return verbs.filter(has);
}

const isReplaced = (own: Pick<TargetOptions, 'command' | 'executor'> | undefined) =>
  own?.command !== undefined || own?.executor !== undefined;

/**
 * Returns the targets of the documents of one project: `<verb>` if one document has it, otherwise `<verb>-<document>`, and
 * `<verb>` for all of them if the results are cached.
 */
export function inferTargets(documents: readonly DocumentWithFiles[], workspace: WorkspaceContext) {
  const { targets: configured } = workspace.options;
  const verbs = new Map(documents.map((document) => [document, verbsOf(document, configured)]));
  const targets: Targets = {};
  const groups: Record<string, string[]> = {};
  const parts = new Map<string, string[]>();
  for (const [document, own] of verbs) {
    const nameOf = (verb: string): string => {
      const name = nameOption(configured[verb]) ?? verb;
      const isOnly = [...verbs.values()].filter((others) => others.includes(verb)).length === 1;
      if (name.includes('{document}')) return expandDocument(name, document);
      return isOnly ? name : `${name}-${document.name}`;
    };
    groups[document.name] = own.map(nameOf);
    const sameName = documents.filter(({ name }) => name === document.name);
    for (const verb of own) {
      const name = nameOf(verb);
      const inferred = inferTarget(verb, document, { ...workspace, nameOf });
      const target = sameName.length > 1 ? duplicateTarget(inferred, document, sameName) : inferred;
      targets[name] = { ...target, ...withoutSelf(name, target.dependsOn) };
      const all = (nameOption(configured[verb]) ?? verb).replace('-{document}', '');
      if (target.cache !== undefined && all !== name) parts.set(all, [...new Set([...(parts.get(all) ?? []), name])]);
    }
  }
  for (const [name, dependsOn] of parts) {
    targets[name] ??= { executor: 'nx:noop', dependsOn, metadata: { description: `Runs ${dependsOn.join(', ')}` } };
  }
  return { targets, groups };
}

const nameOption = (own: TargetOptions | false | undefined) => (own === false ? undefined : own?.name);

/** A dependency for all documents, such as `lint-openapi`, does not apply to the target itself. */
const withoutSelf = (name: string, dependsOn: TargetConfiguration['dependsOn']) =>
  dependsOn && { dependsOn: dependsOn.filter((dependency) => dependency !== name) };

function inferTarget(
  verb: string,
  document: DocumentWithFiles,
  context: WorkspaceContext & TargetContext,
): TargetConfiguration {
  const configured = context.options.targets[verb];
  const { name: _name, languages: _languages, internal: _internal, ...configuration } = configured || {};
  const own = configuration as TargetConfiguration;
  const builtIn = builtInTargets[verb];
  const technologies = { metadata: { technologies: [document.language], ...own.metadata } };
  if (!builtIn) return expand({ ...own, ...technologies }, document);
  const { executor, options, metadata, ...kept } = builtIn.configure(document, context);
  if (isReplaced(own)) return expand({ ...kept, ...own, ...technologies }, document);
  const target = {
    ...kept,
    ...own,
    ...(executor && { executor }),
    options: { ...options, ...own.options },
    metadata: { ...metadata, ...own.metadata },
  };
  const missing = missingTools(context.workspaceRoot, document.project, builtIn.tools);
  return expand(missing.length > 0 ? withMissingTools(target, verb, missing) : target, document);
}

/** A target whose command says which packages to install. */
const withMissingTools = (
  target: TargetConfiguration,
  verb: string,
  missing: readonly string[],
): TargetConfiguration => ({
  executor: 'nx:run-commands',
  options: { command: `worklane-nx missing ${verb} ${missing.join(' ')}` },
  ...(target.cache && { cache: false }),
  metadata: { ...target.metadata, description: `${target.metadata?.description} (requires ${missing.join(', ')})` },
});

/** A target that fails. Nx shows errors of plugins only with --verbose. */
const duplicateTarget = (
  { cache }: TargetConfiguration,
  { name, language }: Document,
  documents: readonly Document[],
): TargetConfiguration => ({
  executor: 'nx:run-commands',
  options: { command: `worklane-nx duplicate ${[name, ...documents.map(({ path }) => path)].map(quoted).join(' ')}` },
  ...(cache !== undefined && { cache: false }),
  metadata: { technologies: [language], description: `Fails: ${documents.length} documents have the name ${name}` },
});

const quoted = (argument: string) => (/^[\w./-]+$/.test(argument) ? argument : `"${argument}"`);

const expand = (target: TargetConfiguration, document: DocumentWithFiles) => {
  const expanded = expandDocument(target, document);
  return expanded.inputs ? { ...expanded, inputs: expandFiles(expanded.inputs, document.files) } : expanded;
};

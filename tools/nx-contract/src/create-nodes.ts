import type { CreateNodes, CreateNodesContext, ProjectConfiguration, TargetConfiguration } from '@nx/devkit';
import { type DocumentWithFiles, findDocuments } from './document.ts';
import { inferTargets } from './inferred-targets.ts';
import { type CombinedTarget, type Options, withDefaults } from './options.ts';
import { expandFiles } from './placeholders.ts';
import { projectName, projectRoots } from './project-root.ts';
import { type ReferenceCache, referencedFiles } from './references.ts';
import { nearestFile } from './tools.ts';

type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/** YAML files with any name; JSON files only with the name of a language, because a workspace has too many others. */
const candidates = '**/{*.{yaml,yml},{openapi,asyncapi,arazzo}.json,*.{openapi,asyncapi,arazzo}.json}';

/**
 * Infers targets from OpenAPI, AsyncAPI and Arazzo documents. Each target lists its input files. A named input would be
 * shorter, but a change of it invalidates every target of its project.
 */
export const createNodes: CreateNodes<Options> = [
  candidates,
  (files, options, context) => {
    const { workspaceRoot } = context;
    const settings = withDefaults(options);
    const generated = `/${settings.outputFolder}/`;
    const sources = files.filter((file) => !`/${file}`.includes(generated));
    const { documents, created } = documentsOf(sources, workspaceRoot);
    const projects = projectsOf(documents, created, settings, context);
    return Object.entries(projects).map(([root, project]) => {
      const source = documents.find((document) => document.project === root) ?? documents[0];
      return [source?.path ?? root, { projects: { [root]: project } }] as const;
    });
  },
];

/** Returns the documents with their files, and the folders that become projects. */
function documentsOf(files: readonly string[], workspaceRoot: string) {
  const references: ReferenceCache = new Map();
  const created = new Set<string>();
  const found = findDocuments(workspaceRoot, files, (paths) => {
    const projects = projectRoots(workspaceRoot, paths);
    for (const project of projects.values()) if (project.created) created.add(project.root);
    return new Map([...projects].map(([path, { root }]) => [path, root]));
  });
  const documents = found.map(
    (document): DocumentWithFiles => ({
      ...document,
      files: referencedFiles(workspaceRoot, document.path, references),
    }),
  );
  return { documents, created: [...created] };
}

/** Returns the projects with inferred targets, by folder. */
function projectsOf(
  documents: readonly DocumentWithFiles[],
  created: readonly string[],
  options: Required<Options>,
  { workspaceRoot, nxJsonConfiguration }: CreateNodesContext,
): Projects {
  const projects: Projects = {};
  const byProject = Map.groupBy(documents, ({ project }) => project);
  const defaultBase = nxJsonConfiguration.defaultBase ?? 'main';
  for (const [root, own] of byProject) {
    const redoclyConfig = nearestFile(workspaceRoot, root, 'redocly.yaml');
    const { outputFolder } = options;
    const { targets, groups } = inferTargets(own, { workspaceRoot, options, outputFolder, redoclyConfig, defaultBase });
    projects[root] = {
      ...(created.includes(root) && { name: projectName(root, created) }),
      targets,
      metadata: {
        technologies: [...new Set(own.map(({ language }) => language))].toSorted(),
        targetGroups: groups,
        // Read again by createDependencies.
        documents: Object.fromEntries(own.map(({ name, path }) => [name, path])),
      },
    };
  }
  for (const target of documents.length > 0 ? options.combined : []) {
    const hasTarget = (project: string, name: string) => projects[project]?.targets?.[name] !== undefined;
    const inferred = combinedTarget(target, documents, hasTarget);
    projects[target.project] ??= {};
    projects[target.project] = {
      ...projects[target.project],
      targets: { ...projects[target.project]?.targets, [target.target]: inferred },
    };
  }
  return projects;
}

/**
 * Returns a target that reads several documents.
 * @param hasTarget returns whether a project has an inferred target.
 */
function combinedTarget(
  { project, target: _target, languages, ...configuration }: CombinedTarget,
  documents: readonly DocumentWithFiles[],
  hasTarget: (project: string, target: string) => boolean,
): TargetConfiguration {
  const target = configuration as TargetConfiguration;
  const read = documents.filter(({ language }) => !languages || languages.includes(language));
  const files = [...new Set(read.flatMap((document) => document.files))].toSorted();
  const dependsOn = target.dependsOn?.flatMap((dependency) => {
    if (typeof dependency !== 'string' || !dependency.includes('{document}')) return [dependency];
    const names = read.map(({ name }) => dependency.replaceAll('{document}', name));
    return names.filter((name) => hasTarget(project, name));
  });
  return {
    ...target,
    ...(target.inputs && { inputs: expandFiles(target.inputs, files) }),
    ...(dependsOn && { dependsOn }),
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path/posix';

export type Language = 'openapi' | 'asyncapi' | 'arazzo';

/** A root document: an API description or a flow. */
export interface Document {
  /** Part of the names of targets and files. Two documents of a project with the same name have no targets that work. */
  name: string;
  language: Language;
  /** From the workspace root. */
  path: string;
  /** The folder of its project, from the workspace root. */
  project: string;
  /** Whether it has the root key `x-internal: true`. */
  internal: boolean;
}

/** A document with all of its files, relative to the workspace root. */
export interface DocumentWithFiles extends Document {
  files: readonly string[];
}

/**
 * Returns the files with the version of a language as a root key, sorted by path.
 * @param projectOf returns the project of each document.
 */
export function findDocuments(
  workspaceRoot: string,
  files: readonly string[],
  projectOf: (paths: readonly string[]) => ReadonlyMap<string, string>,
): Document[] {
  const found = files.toSorted().flatMap((path) => {
    const text = readFileSync(join(workspaceRoot, path), 'utf8');
    const language = languageOf(path, text);
    return language ? [{ language, path, internal: isInternal.test(text) }] : [];
  });
  const projects = projectOf(found.map(({ path }) => path));
  return found.map((document) => {
    const project = projects.get(document.path) ?? dirname(document.path);
    const neighbors = found.map(({ path }) => path).filter((path) => projects.get(path) === project);
    return { ...document, project, name: nameOf(document.path, neighbors) };
  });
}

/** Documents are found without parsing them, because Nx runs the plugin on every command. */
const rootKey = /^['"]?(openapi|asyncapi|arazzo)['"]?:/m;

const isInternal = /^x-internal:\s*true\s*$/m;

/** A file name that says what the file is, such as `openapi.json` and `museum.openapi.yaml`. */
const languageInName = /(?:^|[./])(openapi|asyncapi|arazzo)\.(?:ya?ml|json)$/;

/** A line that is a root key unless there is a mistake: `openapi 3.1.0`, or one that is indented. */
const versionLine = /^[\s\uFEFF{]*['"]?(openapi|asyncapi|arazzo)['"]?\s*:?\s*['"]?\d+\.\d/m;

/**
 * Returns the language of a document, or undefined. A file that cannot be parsed is a document if its name or a line with a version
 * says so: without its project, nothing would report the mistake.
 */
function languageOf(path: string, text: string): Language | undefined {
  const isJson = path.endsWith('.json');
  // JSON may be indented or on one line, so its root keys are found by parsing.
  const [, root] = isJson ? [] : (rootKey.exec(text) ?? []);
  if (root) return root as Language;
  const [, expected] = languageInName.exec(path) ?? versionLine.exec(text) ?? [];
  if (expected === undefined) return undefined;
  const content = parsed(text, isJson);
  if (content === undefined || content === null) return expected as Language;
  return languages.find((language) => typeof content === 'object' && language in content);
}

const languages = ['openapi', 'asyncapi', 'arazzo'] as const;

const require = createRequire(import.meta.url);

/** Loaded for the first file that needs it, which is none in most workspaces. */
const yaml = () => require('yaml') as typeof import('yaml');

/** Returns the content of a file, or undefined if it cannot be parsed. */
function parsed(text: string, isJson: boolean): unknown {
  try {
    return isJson ? JSON.parse(text.replace(/^\uFEFF/, '')) : parsedYaml(text);
  } catch {
    return undefined;
  }
}

/** Returns the content of the first part: manifests of Kubernetes have several, and an API description has one. */
function parsedYaml(text: string): unknown {
  const parts = [...yaml().parseAllDocuments(text)];
  return parts.some(({ errors }) => errors.length > 0) ? undefined : parts[0]?.toJS();
}

/** Returns the file name, prefixed by the folder name if several files of a project have the same name. */
function nameOf(path: string, all: readonly string[]): string {
  const folder = basename(dirname(path));
  const stem = stemOf(path);
  const isUnique = all.filter((other) => stemOf(other) === stem).length === 1;
  return isUnique || folder === stem ? stem : `${folder}-${stem}`;
}

const stemOf = (path: string) => basename(path).replace(/(\.(openapi|asyncapi|arazzo))?\.(ya?ml|json)$/, '');

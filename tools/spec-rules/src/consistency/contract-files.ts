import type { BaseResolver, Document } from '@redocly/openapi-core';
import { componentsIn, referencedFiles, type SpecFiles, SpecNode } from './spec-node.ts';

/** The root files in specs/. */
export interface DocumentPaths {
  openapi: string;
  asyncapi: string;
  dashboard: string;
  flows: readonly string[];
}

/** The documents of the contract, and the components that they share, by file name. */
export interface ContractFiles {
  openapi: SpecNode;
  asyncapi: SpecNode;
  /** All files, each once. */
  files: readonly SpecNode[];
  /** What bundles have as components, each once. */
  components: readonly SpecNode[];
  /** The schemas of all documents. */
  schemas: readonly SpecNode[];
  schema(name: string): SpecNode | undefined;
}

/** Reads the documents and the files that they reference. */
export async function readContractFiles(paths: DocumentPaths, resolver: BaseResolver): Promise<ContractFiles> {
  const { openapi, asyncapi, dashboard, flows } = paths;
  const files: SpecFiles = await readFiles([openapi, asyncapi, dashboard, ...flows], resolver);
  const nodes = [...files.keys()].map((file) => SpecNode.root(files, file));
  const components = nodes.flatMap(componentsIn);
  const schemas = components.filter((node) => node.isIn('schemas'));
  const byName = new Map(schemas.map((node) => [node.component, node]));
  return {
    openapi: SpecNode.root(files, openapi),
    asyncapi: SpecNode.root(files, asyncapi),
    files: nodes,
    components,
    schemas,
    schema: (name) => byName.get(name),
  };
}

async function readFiles(roots: readonly string[], resolver: BaseResolver): Promise<Map<string, Document>> {
  const files = new Map<string, Document>();
  let next = [...roots];
  while (next.length > 0) {
    const read = await Promise.all(
      next.map((file) => resolver.resolveDocument(null, file, true).catch(() => undefined)),
    );
    const found = read.filter((document): document is Document => document !== undefined && 'parsed' in document);
    for (const document of found) files.set(document.source.absoluteRef, document);
    next = [...new Set(found.flatMap(referencedFiles))].filter((file) => !files.has(file));
  }
  return files;
}

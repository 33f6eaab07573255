import type { CreateNodes } from '@nx/devkit';
import { findDocuments } from './document.ts';
import { type ReferenceCache, referencedFiles } from './references.ts';
import { documentTargets, generateTarget, lintTargets } from './targets.ts';

export const name = '@worklane/nx-contract';

/**
 * Infers the targets of `specs` and the target `generate` of the contract from the files in specs/. Each target lists its
 * input files. A named input would be shorter, but a change of it invalidates every target of its project.
 */
export const createNodes: CreateNodes = [
  'specs/**/*.{yaml,yml}',
  (files, _options, { workspaceRoot }) => {
    const references: ReferenceCache = new Map();
    const documents = findDocuments(workspaceRoot, files).map((document) => ({
      ...document,
      files: referencedFiles(workspaceRoot, document.path, references),
    }));
    const lint = lintTargets(documents);
    const generate = generateTarget(documents);

    return documents.map((document) => {
      const targets = documentTargets(document);
      const specs = {
        targets: { ...targets, ...lint },
        metadata: { targetGroups: { [document.name]: Object.keys(targets) } },
      };
      return [document.path, { projects: { specs, 'packages/contract': { targets: { generate } } } }];
    });
  },
];

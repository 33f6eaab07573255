import type { Tree } from '@nx/devkit';
import { SpecTree } from '../specs/spec-tree.ts';

/** Writes the files of specs/ that follow from the schemas and examples of records. `nx sync` runs it. */
export default function sync(tree: Tree): { outOfSyncMessage?: string } {
  if (!new SpecTree(tree).derive()) return {};
  return { outOfSyncMessage: 'Files of specs/ do not follow from the schemas and examples of records.' };
}

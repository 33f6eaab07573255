import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicDocuments, workingTreeContract } from '@worklane/contract-diff';
import { lastReleaseFile } from './contract.ts';
import type { ReleasePlan } from './plan.ts';
import { runCommand } from './run-command.ts';

/** Edits the working tree for a release: versions, changelogs, specs, generated code and the record of the contract. */
export function applyPlan(root: string, plan: ReleasePlan): void {
  for (const [path, text] of plan.files) writeFileSync(join(root, path), text);
  for (const { path } of plan.changeFiles) rmSync(join(root, path));
  if (plan.contract.bump === 'none') return;
  runCommand(root, 'npm', 'run', '--silent', 'generate');
  recordContract(root);
}

/** Records the documents, with which the next release is compared. */
export function recordContract(root: string): void {
  const contract = workingTreeContract(root);
  for (const name of publicDocuments) {
    const path = join(root, lastReleaseFile(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, brotliCompressSync(JSON.stringify(contract[name])));
  }
}

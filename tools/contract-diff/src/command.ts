import { UsageError } from '@worklane/contract/command-line';
import { committedContract, workingTreeContract } from './contract-versions.ts';
import { diffContracts } from './diff-contracts.ts';
import { repositoryRoot } from './git.ts';
import { readOptions, usage } from './options.ts';
import { render } from './report.ts';

interface Result {
  readonly exitCode: 0 | 1 | 2;
  readonly output?: string;
  readonly error?: string;
}

/** Runs the command in a folder of the repository. */
export function run(args: readonly string[], folder: string): Result {
  try {
    const options = readOptions(args);
    if (!options) return { exitCode: 0, output: usage };
    const { base, head, documents, format } = options;
    const root = repositoryRoot(folder);
    const before = committedContract(root, base, documents);
    const after = head === undefined ? workingTreeContract(root, documents) : committedContract(root, head, documents);
    const changes = diffContracts(before, after);
    const output = render(format, { base, head: head ?? 'the working tree', changes });
    return { exitCode: changes.some(({ severity }) => severity === 'breaking') ? 1 : 0, output };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { exitCode: 2, error: `contract:diff: ${error.message}` };
  }
}

import { readArguments, UsageError } from '@worklane/contract/command-line';
import { print } from '@worklane/contract/terminal';
import { diffDocuments, formats, render } from '@worklane/contract-diff';
import { bundleAtReference, bundleOfWorkingTree } from './bundle-versions.ts';

const usage = `Usage: worklane-nx diff <document> --base <git ref>

  --base <git ref>   version in use: a branch, tag or commit (required)
  --config <file>    configuration of Redocly
  --format <name>    ${formats.join(', ')} (default: text)

Exit code: 0 no breaking changes, 1 breaking changes, 2 the comparison failed.`;

/** Reports the changes of a document from a git reference to the working tree. */
export function diff(args: readonly string[]): 0 | 1 {
  const { values, positionals } = readArguments(args, options, 1);
  const { base, config, help } = values;
  const [path] = positionals;
  if (help) {
    print(usage);
    return 0;
  }
  if (path === undefined || base === undefined) throw new UsageError(usage);
  const format = formats.find((name) => name === values.format);
  if (!format) throw new UsageError(`Invalid value "${values.format}" for --format.`);
  const changes = diffDocuments(path, bundleAtReference(path, base, config), bundleOfWorkingTree(path, config));
  print(render(format, { base, head: 'the working tree', changes }));
  return changes.some(({ severity }) => severity === 'breaking') ? 1 : 0;
}

const options = {
  base: { type: 'string' },
  config: { type: 'string' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', default: false },
} as const;

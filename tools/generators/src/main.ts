import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import './incremental/compile-cache.mjs';
import { isCurrent } from './incremental/last-outputs.ts';
import { ResultCache } from './incremental/result-cache.ts';
import { SpecFiles } from './incremental/spec-files.ts';
import { toolchainHash } from './incremental/toolchain.ts';
import type { Generated } from './outputs/generated-files.ts';
import { type Findings, SpecError } from './spec-problem.ts';
import { type DocumentName, documents, flowPath, isDocumentName, root } from './specifications.ts';
import { inEachFolder, staleFiles, writeFile, writeGenerated } from './write-files.ts';

// Large modules are imported where they are needed: loading them takes longer than finding that nothing has changed.

const usage = `Usage: node --conditions=@worklane/source tools/generators/src/main.ts <command>

  generate             write src/generated of contract and client, and .vscode/schemas, from specs/
  generate --check     write nothing, fail if a file is not current; uses no results of earlier runs
  bundle <document>    write a document and the files it references into one file
  lint                 check all documents and flows, and the documents against each other
  lint <document>      check only a document (${Object.keys(documents).join(', ')}) or a flow of specs/flows
  --no-cache           generate or lint without the results of earlier runs`;

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { check: { type: 'boolean' }, cache: { type: 'boolean', default: true } },
  });
  const [command, document = ''] = positionals;
  const toolchain = values.cache ? toolchainHash() : undefined;
  if (command === 'generate') return values.check ? check() : write(toolchain);
  if (command === 'bundle' && isDocumentName(document)) return bundle(document);
  const path = isDocumentName(document) ? documents[document] : flowPath(document);
  if (command === 'lint' && (path !== undefined || document === '')) return lint(path, toolchain);
  console.error(usage);
  return 2;
}

const alreadyCurrent = 'Generated code was already current.';

async function write(toolchain: string | undefined): Promise<number> {
  const specs = SpecFiles.read();
  const inputs = specs.hashOf(specs.paths());
  const cache = ResultCache.of(toolchain);
  if (cache && (await isCurrent(cache, inputs))) {
    console.log(alreadyCurrent);
    return 0;
  }
  const changed = await writeGenerated(await generate(specs, toolchain), specs, cache);
  console.log(changed.length === 0 ? alreadyCurrent : `Generated:\n${list(changed)}`);
  return 0;
}

async function check(): Promise<number> {
  const stale = await inEachFolder(await generate(SpecFiles.read(), undefined), staleFiles);
  if (stale.length === 0) {
    console.log('Generated code is current.');
    return 0;
  }
  console.error(`Generated code is not current. Run \`npm run generate\`:\n${list(stale)}`);
  return 1;
}

async function generate(specs: SpecFiles, toolchain: string | undefined): Promise<Generated> {
  const { Generator } = await import('./generate.ts');
  const generator = await Generator.open(toolchain);
  try {
    return await generator.generate(specs);
  } finally {
    await generator.close();
  }
}

async function bundle(document: DocumentName): Promise<number> {
  const [{ bundleDocument }, { bundleFile }] = await Promise.all([
    import('./redocly.ts'),
    import('./outputs/generated-file.ts'),
  ]);
  await writeFile(bundleFile(document, await bundleDocument<object>(document)));
  return 0;
}

async function lint(path: string | undefined, toolchain: string | undefined): Promise<number> {
  const { Linter } = await import('./linter.ts');
  const [linter, specs] = [await Linter.open(ResultCache.of(toolchain)), SpecFiles.read()];
  const { problems, note }: Findings = path
    ? { problems: await linter.checkFiles(specs, [path]) }
    : await linter.checkAll(specs);
  if (problems.length > 0) throw new SpecError(problems, note);
  if (!path) await linter.keep(specs);
  console.log(`${path ? relative(root, path) : 'specs'} is valid.`);
  return 0;
}

const list = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n');

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

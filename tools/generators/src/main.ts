import { parseArgs } from 'node:util';
import { bundleFile } from './artefacts/bundle.ts';
import { parseAsyncapi } from './asyncapi-parser.ts';
import { generate } from './generate.ts';
import { staleFiles, writeFile, writeFiles } from './generated-files.ts';
import { bundleDocument, lintDocument } from './redocly.ts';
import { SpecError } from './spec-problem.ts';
import { type DocumentName, documents, isDocumentName } from './workspace.ts';

const usage = `Usage: node tools/generators/src/main.ts <command>

  generate           write packages/contract/src/generated from specs/
  generate --check   write nothing; fail when it is not current
  bundle <document>  write one document with all its files in one
  lint <document>    check a document (${Object.keys(documents).join(', ')})`;

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [command, document] = positionals;
  if (command === 'generate') return values.check ? check() : write();
  if (command === 'bundle' && isDocumentName(document)) return bundle(document);
  if (command === 'lint' && isDocumentName(document)) return lint(document);
  console.error(usage);
  return 2;
}

async function write(): Promise<number> {
  const changed = await writeFiles(await generate());
  console.log(changed.length === 0 ? 'Generated code was current.' : `Generated:\n${list(changed)}`);
  return 0;
}

async function check(): Promise<number> {
  const stale = await staleFiles(await generate());
  if (stale.length === 0) {
    console.log('Generated code is current.');
    return 0;
  }
  console.error(`Not current in packages/contract/src/generated; run \`npm run generate\`:\n${list(stale)}`);
  return 1;
}

async function bundle(document: DocumentName): Promise<number> {
  await writeFile(bundleFile(document, await bundleDocument<object>(document)));
  return 0;
}

async function lint(document: DocumentName): Promise<number> {
  const problems = await lintDocument(document);
  // What Redocly finds the parser finds too.
  if (document === 'asyncapi' && problems.length === 0) problems.push(...(await parseAsyncapi()));
  if (problems.length > 0) throw new SpecError(problems);
  console.log(`specs/${document} is valid.`);
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

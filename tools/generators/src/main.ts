import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAsyncapi } from './asyncapi-parser.ts';
import { lintConsistency } from './find-problems.ts';
import { type Generated, generate } from './generate.ts';
import { bundleFile } from './outputs/generated-file.ts';
import { bundleDocument, lintFile } from './redocly.ts';
import { SpecError, type SpecProblem } from './spec-problem.ts';
import { type DocumentName, documents, flowPath, generatedFolders, isDocumentName, root } from './specifications.ts';
import { staleFiles, writeFile, writeFiles } from './write-files.ts';

const usage = `Usage: node --conditions=@worklane/source tools/generators/src/main.ts <command>

  generate           write src/generated of contract and client from specs/
  generate --check   write nothing, fail if src/generated is not current
  bundle <document>  write a document and the files it references into one file
  lint <document>    check a document (${Object.keys(documents).join(', ')}) or a flow of specs/flows
  lint consistency   check the valid documents against each other`;

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [command, document = ''] = positionals;
  if (command === 'generate') return values.check ? check() : write();
  if (command === 'bundle' && isDocumentName(document)) return bundle(document);
  if (command === 'lint' && document === 'consistency') return conclude(await lintConsistency(), 'specs');
  const path = isDocumentName(document) ? documents[document] : flowPath(document);
  if (command === 'lint' && path !== undefined) return lint(path);
  console.error(usage);
  return 2;
}

async function write(): Promise<number> {
  const changed = await inEachFolder(writeFiles);
  console.log(changed.length === 0 ? 'Generated code was already current.' : `Generated:\n${list(changed)}`);
  return 0;
}

async function check(): Promise<number> {
  const stale = await inEachFolder(staleFiles);
  if (stale.length === 0) {
    console.log('Generated code is current.');
    return 0;
  }
  console.error(`Generated code is not current. Run \`npm run generate\`:\n${list(stale)}`);
  return 1;
}

/** Applies `act` to each folder and returns the files it names, relative to the repository. */
async function inEachFolder(act: typeof staleFiles): Promise<string[]> {
  const generated = await generate();
  const named = [];
  for (const [name, folder] of Object.entries(generatedFolders)) {
    const files = await act(generated[name as keyof Generated], root + folder);
    named.push(...files.map((file) => folder + file));
  }
  return named;
}

async function bundle(document: DocumentName): Promise<number> {
  await writeFile(bundleFile(document, await bundleDocument<object>(document)));
  return 0;
}

async function lint(path: string): Promise<number> {
  const problems = await lintFile(path);
  // The parser repeats the problems that Redocly finds.
  if (path === documents.asyncapi && problems.length === 0) problems.push(...(await parseAsyncapi(path)));
  return conclude(problems, relative(root, path));
}

function conclude(problems: readonly SpecProblem[], subject: string): number {
  if (problems.length > 0) throw new SpecError(problems);
  console.log(`${subject} is valid.`);
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

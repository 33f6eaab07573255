import { print, printError } from '@worklane/contract/terminal';
import { buildDocs } from './build.ts';
import { readPublication } from './publish/publication.ts';
import { docsDirectory } from './site.ts';

try {
  await buildDocs(readPublication(process.argv.slice(2)));
  print(`Built the documentation: ${docsDirectory}`);
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

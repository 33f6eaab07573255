import { buildDocs } from './build.ts';
import { readPublication } from './publish/publication.ts';
import { docsDirectory } from './site.ts';

try {
  await buildDocs(readPublication(process.argv.slice(2)));
  console.log(`Built the documentation: ${docsDirectory}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

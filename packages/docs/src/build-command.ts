import { buildDocs } from './build.ts';
import { docsDirectory } from './site.ts';

try {
  await buildDocs();
  console.log(`Built the documentation: ${docsDirectory}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

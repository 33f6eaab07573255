import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { buildReferences } from './reference/build-references.ts';
import { docsDirectory, siteDirectory, workDirectory } from './site.ts';
import { stage } from './stage.ts';
import { runTool } from './tool.ts';

/** Builds the site into `docsDirectory`, anew. */
export async function buildDocs(): Promise<void> {
  await rm(workDirectory, { recursive: true, force: true });
  await stage();
  await runTool({ package: 'vitepress', command: 'bin/vitepress.js' }, ['build', siteDirectory], workDirectory);
  await buildReferences();
  await addPolicies();
}

async function addPolicies() {
  for (const path of await readdir(docsDirectory, { recursive: true })) {
    if (!path.endsWith('.html')) continue;
    const file = join(docsDirectory, path);
    await writeFile(file, contentSecurityPolicy(await readFile(file, 'utf8')));
  }
}

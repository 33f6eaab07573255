import { workspaceRoot } from '@nx/devkit';
import { readProjects } from './project.ts';
import { findViolations } from './violations.ts';

const projects = await readProjects(workspaceRoot);
const violations = findViolations(workspaceRoot, projects);

for (const { file, line, sentence } of violations) {
  console.error(`${line === undefined ? file : `${file}:${line}`} ${sentence}.`);
}
if (violations.length === 0) console.log(`The boundaries of ${projects.length} projects hold.`);
process.exitCode = violations.length === 0 ? 0 : 1;

import { workspaceRoot } from '@nx/devkit';
import { readProjects } from './project.ts';
import { findViolations, lineOf } from './violations.ts';

const projects = await readProjects(workspaceRoot);
const violations = findViolations(workspaceRoot, projects);

for (const violation of violations) console.error(lineOf(violation));
if (violations.length === 0) console.log(`Checked ${projects.length} projects: no boundary violations.`);
process.exitCode = violations.length === 0 ? 0 : 1;

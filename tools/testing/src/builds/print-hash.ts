import { createRequire } from 'node:module';
import { createProjectGraphAsync } from '@nx/devkit';

/** Prints the hash of the inputs that a build of a project would have now: `print-hash.ts <project>`. */
const [project = ''] = process.argv.slice(2);

const graph = await createProjectGraphAsync({ exitOnError: true });
const { createTaskGraph, createTaskHasher, readNxJson } = internals();
const tasks = createTaskGraph(graph, {}, [project], ['build'], undefined, {});
const hasher = createTaskHasher(graph, readNxJson(), {});
const { value } = await hasher.hashTask(tasks.tasks[`${project}:build`], tasks, process.env);
console.log(value);
// Nx keeps handles open.
process.exit();

/** What no public module of Nx exports. */
function internals() {
  const require = createRequire(import.meta.url);
  return {
    createTaskGraph: require('nx/src/tasks-runner/create-task-graph').createTaskGraph,
    createTaskHasher: require('nx/src/hasher/create-task-hasher').createTaskHasher,
    readNxJson: require('nx/src/config/nx-json').readNxJson,
  };
}

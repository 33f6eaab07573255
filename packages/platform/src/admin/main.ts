import { readLine } from './read-line.ts';
import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin({
  argv: process.argv.slice(2),
  env: process.env,
  clock: () => new Date(),
  workingFolder: process.cwd(),
  print: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
  readLine,
});

import { run } from './command.ts';

const { exitCode, output, error } = run(process.argv.slice(2), process.cwd());
if (output !== undefined) console.log(output);
if (error !== undefined) console.error(error);
process.exitCode = exitCode;

import { print, printError } from '@worklane/contract/terminal';
import { run } from './command.ts';

const { exitCode, output, error } = run(process.argv.slice(2), process.cwd());
if (output !== undefined) print(output);
if (error !== undefined) printError(error);
process.exitCode = exitCode;

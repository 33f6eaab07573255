import { createInterface } from 'node:readline';
import { withCommandDependencies } from '../src/admin/command.ts';
import { parseCommandLine } from '../src/admin/run-command.ts';
import { readSettings } from '../src/config/settings.ts';

/**
 * Runs admin commands on a database that is opened once, for tests: each line of standard input has the arguments of one
 * in JSON, and each line of standard output is its result.
 */
const readLine = () => Promise.reject(new Error('Unexpected commands on standard input.'));

const terminal = { readLine, workingFolder: process.cwd() };
const options = { settings: readSettings(process.env), clock: () => new Date(), command: {}, terminal };

await withCommandDependencies(options, async (dependencies) => {
  for await (const line of createInterface({ input: process.stdin })) {
    const command = parseCommandLine(JSON.parse(line) as string[]);
    if (!command) throw new Error(`${line} asks for help only.`);
    const { data } = await command.command.run(dependencies, command.values);
    console.log(JSON.stringify(data));
  }
});

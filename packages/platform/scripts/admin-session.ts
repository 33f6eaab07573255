import { createInterface } from 'node:readline';
import { readCommandLine } from '../src/admin/command-line.ts';
import { withSession } from '../src/admin/session.ts';
import { readSettings } from '../src/config/settings.ts';

/**
 * Runs admin commands on a database that is opened once, for tests: each line of standard input has the arguments of one
 * in JSON, and each line of standard output what it answers.
 */
const readLine = () => Promise.reject(new Error('Standard input has commands.'));

const terminal = { readLine, workingFolder: process.cwd() };
const options = { settings: readSettings(process.env), clock: () => new Date(), command: {}, terminal };

await withSession(options, async (session) => {
  for await (const line of createInterface({ input: process.stdin })) {
    const command = readCommandLine(JSON.parse(line) as string[]);
    if (!command) throw new Error(`${line} asks for help only.`);
    const { data } = await command.command.run(session, command.values);
    console.log(JSON.stringify(data));
  }
});

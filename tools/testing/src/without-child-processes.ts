import childProcess, { ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Denies child processes to the tests that run in process. The permission model of Node (`--permission`) also denies
 * `fsync`, so that code which stores something durably could not be tested.
 */
function deny(): never {
  throw new Error('A test of the fast tier starts no process. Rename its file to x.slow.test.ts.');
}

/** `spawn`, `exec`, `execFile` and `fork` call it. */
(ChildProcess.prototype as unknown as { spawn: unknown }).spawn = deny;
Object.assign(childProcess, { spawnSync: deny, execSync: deny, execFileSync: deny });
syncBuiltinESMExports();

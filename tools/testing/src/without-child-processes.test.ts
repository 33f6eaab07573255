import { exec, execFile, execFileSync, execSync, fork, spawn, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const starts = {
  exec: () => exec('true'),
  execFile: () => execFile('true'),
  execFileSync: () => execFileSync('true'),
  execSync: () => execSync('true'),
  fork: () => fork(import.meta.filename),
  spawn: () => spawn('true'),
  spawnSync: () => spawnSync('true'),
};

it.each(Object.entries(starts))(
  'a test of the fast tier that calls %s is told how to name its file',
  (_name, start) => {
    expect(start).toThrow('Rename its file to x.slow.test.ts.');
  },
);

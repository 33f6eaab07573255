import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { recordFile } from './record-file.ts';

/** Records what the project in the working directory was built from: the hash of the inputs, which Nx passes to its tasks. */
const { NX_TASK_HASH } = process.env;
const file = recordFile('.');

await rm(file, { force: true });
if (NX_TASK_HASH !== undefined) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, NX_TASK_HASH);
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from './image/packages.ts';

/** Builds the image with Docker or Podman from the context that image-context.ts wrote. */
const { values } = parseArgs({ options: { tag: { type: 'string', default: 'worklane' } } });
const build = ['build', '--tag', values.tag, join(repository, 'dist/image')];
const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['version']).status === 0);
if (engine) {
  process.exitCode = spawnSync(engine, build, { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(
    `No container engine responds. Start one, or build the image on another machine: docker ${build.join(' ')}`,
  );
  process.exitCode = 1;
}

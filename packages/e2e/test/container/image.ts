import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildImage } from './build-image.ts';
import type { Stage } from './stage.ts';

export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** An image that was built without a container engine. */
export interface TestImage {
  readonly context: string;
  readonly image: Stage;
  remove(): Promise<void>;
}

/** Writes the context as the target `image` does, and builds the image. The packages must be built. */
export async function buildTestImage(): Promise<TestImage> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-image-'));
  const context = join(folder, 'context');
  const command = join(repository, 'packages/platform/scripts/image-context.ts');
  await promisify(execFile)(process.execPath, [command, '--folder', context]);
  const image = await buildImage(context, folder);
  return { context, image, remove: () => rm(folder, { recursive: true }) };
}

import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ForbiddenLicenseError } from './image/licenses.ts';
import { repository } from './image/packages.ts';
import { writeContext } from './image/write-context.ts';

/** Writes the build context of the image, with its SBOM and licenses. The packages must be built. */
const { values } = parseArgs({ options: { folder: { type: 'string', default: join(repository, 'dist/image') } } });
const folder = resolve(values.folder);
try {
  const components = await writeContext(folder);
  console.log(`${folder}: sbom.cdx.json and THIRD-PARTY-NOTICES.txt name ${components} components.`);
} catch (error) {
  if (!(error instanceof ForbiddenLicenseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractReleases } from './contract-releases.ts';

// The changelog of the contract for the documentation, which may not import tools.
const folder = new URL('../dist/', import.meta.url);
mkdirSync(folder, { recursive: true });
const releases = contractReleases(fileURLToPath(new URL('../../../', import.meta.url)));
writeFileSync(new URL('changelog.json', folder), `${JSON.stringify(releases, undefined, 2)}\n`);

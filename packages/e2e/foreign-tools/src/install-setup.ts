import { fileURLToPath } from 'node:url';
import { installPackages } from '@worklane/testing/install-packages';

/** Vitest's globalSetup, which runs only when a test of this folder does. */
export const setup = () => installPackages(fileURLToPath(new URL('..', import.meta.url)));

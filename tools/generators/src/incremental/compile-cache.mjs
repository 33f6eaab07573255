// JavaScript, so that `node --import` runs it before Node loads its compiler for TypeScript, which no cached module needs.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../../../../node_modules/.cache/worklane-generate/modules', import.meta.url)),
);

export { buildDocs } from './build.ts';
export { type DocsServer, serveDocs } from './serve.ts';
export { docsDirectory } from './site.ts';

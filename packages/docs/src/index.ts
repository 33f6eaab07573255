export { buildDocs } from './build.ts';
export type { AsyncApi } from './contract/asyncapi.ts';
export { renderEventReference } from './reference/build-references.ts';
export { type DocsServer, serveDocs } from './serve.ts';
export { base, docsDirectory, siteDirectory } from './site.ts';

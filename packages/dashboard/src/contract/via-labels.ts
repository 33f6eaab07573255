import type { schemas } from '@worklane/contract/dashboard';

/** The names of what sends requests on behalf of applications. */
export const viaLabels: Readonly<Record<schemas.RequestVia, string>> = { mcp: 'MCP' };

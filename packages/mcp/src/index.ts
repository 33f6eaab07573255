export { createMcpServer, type McpServerOptions } from './create-mcp-server.ts';
export { eventsUri } from './resources/register-resources.ts';
export { type StdioOptions, serveOverStdio } from './stdio.ts';
export type { Identity } from './tool.ts';

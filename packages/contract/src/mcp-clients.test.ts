import { describe, expect, it } from 'vitest';
import { mcpClientConfigurations, mcpConnections } from './mcp-clients.ts';

const connections = mcpConnections('https://worklane.example');

describe('mcpClientConfigurations', () => {
  it.each([
    ['full', 'https://worklane.example/mcp'],
    ['readOnly', 'https://worklane.example/mcp/read-only'],
  ] as const)('returns a command and two files with the URL for the connection %s', (connection, url) => {
    const [claude, code, cursor] = mcpClientConfigurations(connections[connection]);
    expect(claude).toEqual({ client: 'Claude Code', text: `claude mcp add --transport http worklane ${url}` });
    expect(code).toMatchObject({ client: 'VS Code', file: '.vscode/mcp.json' });
    expect(JSON.parse(code?.text ?? '')).toEqual({ servers: { worklane: { type: 'http', url } } });
    expect(cursor).toMatchObject({ client: 'Cursor', file: '.cursor/mcp.json' });
    expect(JSON.parse(cursor?.text ?? '')).toEqual({ mcpServers: { worklane: { url } } });
  });

  it('returns how clients start the command line', () => {
    const started = { command: 'npx', args: ['-y', '@worklane/cli', 'mcp'] };
    const [claude, code, cursor] = mcpClientConfigurations(connections.commandLine);
    expect(claude?.text).toBe('claude mcp add --transport stdio worklane -- npx -y @worklane/cli mcp');
    expect(JSON.parse(code?.text ?? '')).toEqual({ servers: { worklane: { type: 'stdio', ...started } } });
    expect(JSON.parse(cursor?.text ?? '')).toEqual({ mcpServers: { worklane: started } });
    expect(connections.commandLine.signIn).toBe('npx @worklane/cli login --base-url https://worklane.example');
  });
});

/** A connection to the MCP server over HTTP. */
export interface McpHttpConnection {
  readonly url: string;
}

/** A connection to an MCP server that the client starts. */
export interface McpStdioConnection {
  readonly command: string;
  readonly args: readonly string[];
  /** The command that signs in before. */
  readonly signIn: string;
}

export type McpConnection = McpHttpConnection | McpStdioConnection;

export interface McpConnections {
  /** All tools. */
  readonly full: McpHttpConnection;
  /** The tools that change nothing. */
  readonly readOnly: McpHttpConnection;
  /** `worklane mcp`, with the access of the profile that is signed in. */
  readonly commandLine: McpStdioConnection;
}

/** Returns the connections to the MCP server of a service. @param baseUrl without a slash at the end */
export const mcpConnections = (baseUrl: string): McpConnections => ({
  full: { url: `${baseUrl}/mcp` },
  readOnly: { url: `${baseUrl}/mcp/read-only` },
  commandLine: {
    command: 'npx',
    args: ['-y', '@worklane/cli', 'mcp'],
    signIn: `npx @worklane/cli login --base-url ${baseUrl}`,
  },
});

/** What connects an MCP client to the server: a command, or the content of a file. */
export interface McpClientConfiguration {
  /** The name of the client. */
  readonly client: string;
  /** The path of the file in a project; undefined for a command. */
  readonly file?: string;
  readonly text: string;
}

/** Returns the configurations of well-known MCP clients. */
export const mcpClientConfigurations = (connection: McpConnection): readonly McpClientConfiguration[] => [
  { client: 'Claude Code', text: claudeCommand(connection) },
  { client: 'VS Code', file: '.vscode/mcp.json', text: json({ servers: { [name]: typed(connection) } }) },
  { client: 'Cursor', file: '.cursor/mcp.json', text: json({ mcpServers: { [name]: untyped(connection) } }) },
];

/** The name of the server in the configurations. */
const name = 'worklane';

const claudeCommand = (connection: McpConnection): string =>
  'url' in connection
    ? `claude mcp add --transport http ${name} ${connection.url}`
    : `claude mcp add --transport stdio ${name} -- ${[connection.command, ...connection.args].join(' ')}`;

/** VS Code requires the type of the transport. */
const typed = (connection: McpConnection): object => ({
  type: 'url' in connection ? 'http' : 'stdio',
  ...untyped(connection),
});

const untyped = (connection: McpConnection): object =>
  'url' in connection ? { url: connection.url } : { command: connection.command, args: connection.args };

const json = (value: object): string => JSON.stringify(value, null, 2);

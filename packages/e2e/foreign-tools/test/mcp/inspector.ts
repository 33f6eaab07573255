import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The package exports nothing. */
const command = new URL(
  '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  import.meta.url,
);

/** The command line of the MCP Inspector. */
export class Inspector {
  /** The names of the tools that it has called. */
  readonly called = new Set<string>();
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Returns the result of a method of the protocol. @throws Error with the output if it fails */
  async run(method: string, ...options: readonly string[]): Promise<unknown> {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[fileURLToPath(command), '--cli', this.#url, '--header', `Authorization: Bearer ${this.#token}`],
      ...['--method', method, ...options],
    ]);
    return JSON.parse(stdout);
  }

  /** Returns the result of a tool. @throws Error if it is an error */
  async call(name: string, args: Readonly<Record<string, unknown>> = {}): Promise<Record<string, unknown>> {
    const options = Object.entries(args).flatMap(([key, value]) => [
      '--tool-arg',
      `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ]);
    const result = await this.run('tools/call', '--tool-name', name, ...options);
    this.called.add(name);
    return (result as { structuredContent: Record<string, unknown> }).structuredContent;
  }
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));

interface Hover {
  contents: { value: string };
}

interface Completions {
  items: { label: string }[];
}

/** The language server of the compiler, for tests of what an editor shows (Language Server Protocol 3.17). */
export class LanguageServer implements Disposable {
  readonly #process = spawn(compiler, ['--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  /** The URL of the package, with a trailing slash. */
  readonly #folder: string;
  readonly #connection = createMessageConnection(
    new StreamMessageReader(this.#process.stdout),
    new StreamMessageWriter(this.#process.stdin),
  );
  #documents = 0;

  static async start(folder: URL): Promise<LanguageServer> {
    const server = new LanguageServer(folder);
    const capabilities = { textDocument: { hover: { contentFormat: ['plaintext'] } } };
    await server.#connection.sendRequest('initialize', { processId: process.pid, rootUri: folder.href, capabilities });
    await server.#connection.sendNotification('initialized', {});
    return server;
  }

  private constructor(folder: URL) {
    this.#folder = folder.href;
    // The server asks for settings, and has none.
    this.#connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => null));
    this.#connection.onRequest('client/registerCapability', () => null);
    this.#connection.listen();
  }

  /** Returns the hover text at the position that `|` marks in the code. */
  async hover(code: string): Promise<string> {
    const response = await this.#connection.sendRequest('textDocument/hover', await this.#open(code));
    return (response as Hover | null)?.contents.value.trim() ?? '';
  }

  /** Returns the completions there, sorted. */
  async complete(code: string): Promise<string[]> {
    const response = await this.#connection.sendRequest('textDocument/completion', await this.#open(code));
    return ((response as Completions | null)?.items ?? []).map(({ label }) => label).toSorted();
  }

  [Symbol.dispose](): void {
    this.#connection.dispose();
    this.#process.kill();
  }

  async #open(code: string) {
    const before = code.slice(0, code.indexOf('|')).split('\n');
    const uri = `${this.#folder}test/in-editor-${++this.#documents}.ts`;
    const textDocument = { uri, languageId: 'typescript', version: 1, text: code.replace('|', '') };
    await this.#connection.sendNotification('textDocument/didOpen', { textDocument });
    return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
  }
}

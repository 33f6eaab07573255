import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
  readonly #pending = new Map<number, (result: unknown) => void>();
  #received: Buffer = Buffer.alloc(0);
  #requests = 0;
  #documents = 0;

  static async start(folder: URL): Promise<LanguageServer> {
    const server = new LanguageServer(folder);
    const capabilities = { textDocument: { hover: { contentFormat: ['plaintext'] } } };
    await server.#request('initialize', { processId: process.pid, rootUri: folder.href, capabilities });
    server.#notify('initialized', {});
    return server;
  }

  private constructor(folder: URL) {
    this.#folder = folder.href;
    this.#process.stdout.on('data', (chunk: Buffer) => this.#onData(chunk));
  }

  /** Returns the hover text at the position that `|` marks in the code. */
  async hover(code: string): Promise<string> {
    const response = await this.#request('textDocument/hover', this.#open(code));
    return (response as Hover | null)?.contents.value.trim() ?? '';
  }

  /** Returns the completions there, sorted. */
  async complete(code: string): Promise<string[]> {
    const response = await this.#request('textDocument/completion', this.#open(code));
    return ((response as Completions | null)?.items ?? []).map(({ label }) => label).toSorted();
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }

  #open(code: string) {
    const before = code.slice(0, code.indexOf('|')).split('\n');
    const uri = `${this.#folder}test/in-editor-${++this.#documents}.ts`;
    const textDocument = { uri, languageId: 'typescript', version: 1, text: code.replace('|', '') };
    this.#notify('textDocument/didOpen', { textDocument });
    return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
  }

  #request(method: string, params: object): Promise<unknown> {
    const id = ++this.#requests;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#pending.set(id, resolve);
    this.#send({ id, method, params });
    return promise;
  }

  #notify(method: string, params: object): void {
    this.#send({ method, params });
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #onData(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const [header, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#received.toString('latin1')) ?? [];
      if (!header || this.#received.length < header.length + Number(length)) return;
      const body = this.#received.subarray(header.length, header.length + Number(length));
      this.#received = this.#received.subarray(header.length + Number(length));
      this.#onMessage(JSON.parse(body.toString()));
    }
  }

  #onMessage({
    id,
    method,
    result,
    params,
  }: {
    id: number;
    method?: string;
    result?: unknown;
    params?: { items?: [] };
  }) {
    // Requests of the server, such as for settings, get an empty response.
    if (method && id !== undefined) this.#send({ id, result: params?.items?.map(() => null) ?? null });
    else this.#pending.get(id)?.(result);
  }
}

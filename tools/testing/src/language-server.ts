import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));

interface Hover {
  contents: { value: string };
}

interface Completions {
  items: { label: string }[];
}

/** What an editor shows of code in the tests of a package: the compiler says it, by the Language Server Protocol 3.17. */
export class LanguageServer implements Disposable {
  readonly #process = spawn(compiler, ['--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  /** The URL of the package, with a slash at its end. */
  readonly #folder: string;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #received: Buffer = Buffer.alloc(0);
  #requests = 0;
  #documents = 0;

  static async start(folder: URL): Promise<LanguageServer> {
    const server = new LanguageServer(folder);
    const capabilities = { textDocument: { hover: { contentFormat: ['plaintext'] } } };
    await server.#ask('initialize', { processId: process.pid, rootUri: folder.href, capabilities });
    server.#tell('initialized', {});
    return server;
  }

  private constructor(folder: URL) {
    this.#folder = folder.href;
    this.#process.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
  }

  /** What is shown over the place of the code that `|` marks. */
  async hover(code: string): Promise<string> {
    const answer = await this.#ask('textDocument/hover', this.#open(code));
    return (answer as Hover | null)?.contents.value.trim() ?? '';
  }

  /** What is offered there, sorted. */
  async complete(code: string): Promise<string[]> {
    const answer = await this.#ask('textDocument/completion', this.#open(code));
    return ((answer as Completions | null)?.items ?? []).map(({ label }) => label).toSorted();
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }

  #open(code: string) {
    const before = code.slice(0, code.indexOf('|')).split('\n');
    const uri = `${this.#folder}test/in-editor-${++this.#documents}.ts`;
    const textDocument = { uri, languageId: 'typescript', version: 1, text: code.replace('|', '') };
    this.#tell('textDocument/didOpen', { textDocument });
    return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#requests;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, resolve);
    this.#send({ id, method, params });
    return promise;
  }

  #tell(method: string, params: object): void {
    this.#send({ method, params });
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #take(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const [header, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#received.toString('latin1')) ?? [];
      if (!header || this.#received.length < header.length + Number(length)) return;
      const body = this.#received.subarray(header.length, header.length + Number(length));
      this.#received = this.#received.subarray(header.length + Number(length));
      this.#hear(JSON.parse(body.toString()));
    }
  }

  #hear({ id, method, result, params }: { id: number; method?: string; result?: unknown; params?: { items?: [] } }) {
    // What the server asks of the editor, such as for its settings, is answered with nothing.
    if (method && id !== undefined) this.#send({ id, result: params?.items?.map(() => null) ?? null });
    else this.#waiting.get(id)?.(result);
  }
}

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from '@worklane/generators';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';

interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** The engine of the recommended YAML extension, with the settings of this repository. */
export class YamlLanguageServer implements Disposable {
  readonly #process;
  readonly #connection: MessageConnection;
  readonly #waiting = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();

  /** The server keeps what it knows of a version of a file. */
  #version = 0;

  static async start(settings: Readonly<Record<string, unknown>>): Promise<YamlLanguageServer> {
    const server = new YamlLanguageServer(settings);
    const folder = pathToFileURL(root).href;
    await server.#connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: folder,
      workspaceFolders: [{ uri: folder, name: 'worklane' }],
      capabilities: { workspace: { configuration: true }, textDocument: { completion: { completionItem: {} } } },
    });
    await server.#connection.sendNotification('initialized', {});
    await server.#connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
    return server;
  }

  private constructor(settings: Readonly<Record<string, unknown>>) {
    const main = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');
    this.#process = spawn(process.execPath, [main, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#connection = createMessageConnection(
      new StreamMessageReader(this.#process.stdout),
      new StreamMessageWriter(this.#process.stdin),
    );
    this.#connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) =>
      items.map(({ section }) => sectionOf(settings, section)),
    );
    this.#connection.onRequest('client/registerCapability', () => null);
    this.#connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
      this.#waiting.get(uri)?.(diagnostics),
    );
    this.#connection.listen();
  }

  /** Returns what an editor reports for a file of the repository with this text, as `line: message`. */
  async problems(file: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(root + file).href;
    const published = this.#published(uri);
    await this.#open(uri, text);
    const diagnostics = await published;
    // A closed file has no problems.
    const cleared = this.#published(uri);
    await this.#close(uri);
    await cleared;
    return diagnostics.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
  }

  /** Returns what an editor offers at the end of the text. */
  async completions(file: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(root + file).href;
    await this.#open(uri, text);
    const lines = text.split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    const result = await this.#connection.sendRequest('textDocument/completion', { textDocument: { uri }, position });
    await this.#close(uri);
    return (result as { items: { label: string }[] }).items.map(({ label }) => label);
  }

  #published(uri: string): Promise<readonly Diagnostic[]> {
    return new Promise((resolve) => this.#waiting.set(uri, resolve));
  }

  #open(uri: string, text: string): Promise<void> {
    const textDocument = { uri, languageId: 'yaml', version: ++this.#version, text };
    return this.#connection.sendNotification('textDocument/didOpen', { textDocument });
  }

  #close(uri: string): Promise<void> {
    return this.#connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  [Symbol.dispose](): void {
    this.#connection.dispose();
    this.#process.kill();
  }
}

/** Returns the settings of a section as VS Code does: `yaml` of `yaml.schemas` is an object with `schemas`. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  if (section in settings) return settings[section];
  const inSection = Object.entries(settings).filter(([key]) => key.startsWith(`${section}.`));
  const value: Record<string, unknown> = { validate: true, completion: true, hover: true };
  for (const [key, setting] of inSection) {
    const [first = '', second] = key.slice(section.length + 1).split('.');
    value[first] = second === undefined ? setting : { ...(value[first] as object), [second]: setting };
  }
  return value;
}

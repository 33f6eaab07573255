import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scopes } from '@worklane/contract';
import { sampleDelivery } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { type Background, type OutsideProject, respond } from './outside-project.ts';
import { type PublicPackage, root } from './public-packages.ts';
import { type Block, blocksOf, commandsOf } from './readme-blocks.ts';
import { type DemoService, runsWorklane, WorklaneCommands } from './worklane-commands.ts';

export interface Readme extends PublicPackage {
  readonly blocks: readonly Block[];
}

/** The READMEs with commands for the repository, and what runs those. */
const repositoryCommands: Readonly<Record<string, string>> = {
  '@worklane/conformance': 'test/conformance/documented-commands.nightly.test.ts',
};

/** Returns the README of a package without the commands for the repository. @throws Error if no test runs those */
export async function readmeOf(each: PublicPackage): Promise<Readme> {
  const all = blocksOf(await readFile(join(root, each.folder, 'README.md'), 'utf8'));
  const blocks = all.filter(({ section }) => section !== 'In the repository');
  if (blocks.length < all.length && !(each.manifest.name in repositoryCommands)) {
    throw new Error(`No test runs the commands for the repository in the README of ${each.manifest.name}.`);
  }
  return { ...each, blocks };
}

/** Returns the programs of a README, in order. */
export const programsOf = ({ blocks }: Readme): string[] =>
  blocks.flatMap(({ language, code }) => (language === 'ts' ? [whole(code, blocks)] : []));

/** Returns a fragment with the client that the first program of its README creates, and any other program unchanged. */
function whole(code: string, blocks: readonly Block[]): string {
  if (!/\bworklane[.)]/.test(code) || code.includes('createClient(')) return `${code}\nexport {};\n`;
  const first = blocks.find(({ language }) => language === 'ts')?.code ?? '';
  const client = /^.*?createClient\(.*?\n/s.exec(first)?.[0] ?? '';
  return `${client.replace(/scope: \[.*?\]/, `scope: ${everyScope}`)}${code}\nexport {};\n`;
}

/** The first program asks for few scopes, and the fragments after it use every resource. */
const everyScope = JSON.stringify(Object.keys(scopes));

/** The ports of the READMEs: of a program of the reader, the service, the mock and the proxy. */
type DocumentedPort = '3000' | '4000' | '4010' | '4011';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Runs the blocks of a README in order: programs to their end, servers until they respond, commands with a status of 0. */
export class ReadmeRun {
  readonly #project: OutsideProject;
  readonly #readme: Readme;
  readonly #service: DemoService;
  readonly #ports: Readonly<Record<DocumentedPort, number>>;
  readonly #running: Background[] = [];
  readonly #worklane: WorklaneCommands;

  private constructor(
    project: OutsideProject,
    readme: Readme,
    service: DemoService,
    ports: Record<DocumentedPort, number>,
  ) {
    this.#project = project;
    this.#readme = readme;
    this.#service = service;
    this.#ports = ports;
    this.#worklane = new WorklaneCommands(project, service, ports[3000]);
  }

  static async create(project: OutsideProject, readme: Readme, service: DemoService): Promise<ReadmeRun> {
    const ports = { 3000: await freePort(), 4000: service.port, 4010: await freePort(), 4011: await freePort() };
    return new ReadmeRun(project, readme, service, ports);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((each) => each.stop()));
  }

  /** Starts a program of another README at the port 3000 that this one assumes. */
  async startProgram(code: string): Promise<void> {
    const port = this.#ports[3000];
    await this.#startServer(code.replace('listen(3000)', `listen(${port})`), port);
  }

  /** @throws Error if it fails, or if no rule says how to run it */
  async run(block: Block): Promise<void> {
    if (block.language === 'json') JSON.parse(block.code);
    if (block.language === 'ts') await this.#runProgram(block.code);
    // A component test is a test of its package.
    if (block.language === 'sh') for (const command of commandsOf(block)) await this.#runCommand(command);
  }

  async #runProgram(code: string): Promise<void> {
    const program = this.#onFreePorts(whole(code, this.#readme.blocks));
    // A program that signs a delivery sends it to its receiver itself.
    if (code.includes('createReceiver(') && !code.includes('signDelivery(')) return this.#receive(program);
    if (code.includes('.events.stream(')) return this.#stream(program);
    if (code.includes('serveOverStdio(')) return this.#initializeMcp(program);
    if (code.includes('port: 3000')) return this.#serve(program);
    if (this.#isStartedLater(code)) return this.#project.write('server.mts', program);
    return this.#toEnd(`node ${await this.#newFile(program)}`);
  }

  /** Whether the commands of a later block start a program. */
  #isStartedLater(code: string): boolean {
    const starts = this.#readme.blocks.some(
      (block) => block.language === 'sh' && block.code.includes('node server.mts'),
    );
    return starts && code.includes('app.listen(');
  }

  /** Starts a receiver and sends it a signed delivery. A program without a server gets one. */
  async #receive(program: string): Promise<void> {
    const port = await freePort();
    const serve = `
      const { createServer: serverOf } = await import('node:http');
      const { nodeHandler: handlerOf } = await import('@worklane/webhooks/node');
      serverOf(handlerOf(receiver)).listen(${port});`;
    const listening = program.replace(/(?<=listen\(|port: )3000/, String(port));
    const server = await this.#startServer(listening === program ? program + serve : listening, port);
    const { status } = await fetch(`http://127.0.0.1:${port}/hooks`, {
      method: 'POST',
      ...(sampleDelivery('task.created', secret) as { headers: Record<string, string>; body: string }),
    });
    if (status !== 200) throw new Error(`A delivery got ${status}: ${server.output()}`);
    await server.stop();
  }

  /** Starts a server, and ends it when it responds. */
  async #serve(program: string): Promise<void> {
    const port = await freePort();
    const server = await this.#startServer(program.replace('port: 3000', `port: ${port}`), port);
    await server.stop();
  }

  /** Starts an MCP server and sends it the first request of a client on its standard input. */
  async #initializeMcp(program: string): Promise<void> {
    const server = this.#start(`node ${await this.#newFile(program)}`);
    const clientInfo = { name: 'test', version: '1.0.0' };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    server.input(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
    await server.until(() => server.output().includes('"serverInfo"') || undefined);
    await server.stop();
  }

  /** Wins a deal until the program prints it. */
  async #stream(program: string): Promise<void> {
    const stream = this.#start(`node ${await this.#newFile(program)}`);
    const winDeal = `
      const deal = await worklane.deals.create({ title: 'New roof' });
      await worklane.deals.update(deal.id, { stage: 'won' });`;
    const change = await this.#newFile(this.#onFreePorts(whole(winDeal, this.#readme.blocks)));
    await stream.until(async () => {
      await this.#toEnd(`node ${change}`);
      return stream.output().includes('Won: New roof') || undefined;
    });
    await stream.stop();
  }

  async #runCommand(documented: string): Promise<void> {
    // The document and the server are those of readers; any-api.slow.test.ts has both.
    if (documented.includes('--document ')) return undefined;
    const command = this.#onFreePorts(documented);
    if (command.startsWith('npm install ')) return this.#requireInstalled(command);
    if (command === 'node server.mts') return this.#startCommand(command, this.#ports[3000]);
    if (command === 'npx @worklane/mock') return this.#startCommand(`${command} --port $PORT`, this.#ports[4010]);
    if (command.startsWith('npx @worklane/mock proxy ')) {
      return this.#startCommand(`${command} --port $PORT`, this.#ports[4011]);
    }
    if (/^(curl|npx @worklane\/(mock trigger|conformance)) /.test(command)) return this.#toEnd(cheap(command));
    if (runsWorklane(command)) return this.#worklane.run(command);
    throw new Error(`No rule runs the command ${documented}`);
  }

  async #requireInstalled(command: string): Promise<void> {
    for (const name of command.split(' ').filter((word) => /^@?[a-z]/.test(word) && !/^(npm|install)$/.test(word))) {
      await readFile(join(this.#project.folder, 'node_modules', name, 'package.json'));
    }
  }

  async #startServer(program: string, port: number): Promise<Background> {
    const server = this.#start(`node ${await this.#newFile(program)}`, { PORT: String(port) });
    return respond(server, `http://127.0.0.1:${port}`);
  }

  async #startCommand(command: string, port: number): Promise<void> {
    await respond(this.#start(command, { PORT: String(port) }), `http://127.0.0.1:${port}`);
  }

  #start(command: string, env: Record<string, string> = {}): Background {
    const started = this.#project.start(command, { ...this.#environment(), ...env });
    this.#running.push(started);
    return started;
  }

  async #toEnd(command: string): Promise<void> {
    const { code, output } = await this.#project.run(command, this.#environment());
    if (code !== 0) throw new Error(`${command} exited with ${code}:\n${output.slice(-4000)}`);
  }

  #environment(): Record<string, string> {
    const { organizationId, clientId, clientSecret } = this.#service.application;
    const claims = Buffer.from(JSON.stringify({ organization_id: organizationId })).toString('base64url');
    return {
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      WORKLANE_TOKEN: `x.${claims}.x`,
      WORKLANE_WEBHOOK_SECRET: secret,
    };
  }

  #onFreePorts(text: string): string {
    return text
      .replaceAll(/(127\.0\.0\.1|localhost):(3000|4000|4010|4011)\b/g, (_, host, port: DocumentedPort) => {
        return `${host}:${this.#ports[port]}`;
      })
      .replaceAll('https://api.example.com', `http://127.0.0.1:${this.#service.port}`)
      .replaceAll('organizationId: 1,', `organizationId: ${this.#service.application.organizationId},`);
  }

  async #newFile(program: string): Promise<string> {
    const name = `snippet-${randomUUID()}.mts`;
    await this.#project.write(name, program);
    return name;
  }
}

/** Limits the commands that test the whole service to a part of it, which other tests do not. */
const cheap = (command: string): string =>
  command
    .replace('--minutes 5', '--minutes 0.02')
    .replace(/ score (--operation \w+,\w+|--sample 100)\b/, ' score --operation listTasks,updateTask --sample 10')
    .replace(/^npx @worklane\/conformance --base-url .* --credentials .*$/, '$& --only listTasks,createTask,getTask');

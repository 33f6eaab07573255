import { join } from 'node:path';
import type { Background, OutsideProject } from './outside-project.ts';

/** An installed service with demo data. */
export interface DemoService {
  readonly port: number;
  /** The private application of the demo data. */
  readonly application: {
    readonly organizationId: number;
    readonly clientId: string;
    readonly clientSecret: string;
  };
}

/** Whether a documented command runs the command-line tool. */
export const runsWorklane = (command: string): boolean => /^(source <\()?worklane /.test(command);

/** Runs documented commands of the command-line tool, as a person at one machine. */
export class WorklaneCommands {
  readonly #project: OutsideProject;
  readonly #service: DemoService;
  readonly #port: number;
  #isSignedIn = false;

  /** @param port of the server in `server.mjs` */
  constructor(project: OutsideProject, service: DemoService, port: number) {
    this.#project = project;
    this.#service = service;
    this.#port = port;
  }

  /** Runs a command to its end, or until it has done its work. @throws Error if it fails, or if no rule says how to run it */
  async run(command: string): Promise<void> {
    if (!this.#isSignedIn) await this.#signIn();
    // The browser is tested in guides/command-line-guide.slow.test.ts.
    if (command === 'worklane login') return this.#signIn();
    if (command.startsWith('worklane listen ')) return this.#listen(command);
    if (command.startsWith('worklane events tail ')) return this.#tail(command);
    if (command.startsWith('source ')) {
      await this.#toEnd(`bash -c '${command} && complete -p worklane'`);
    } else if (/^worklane (api|describe|export|import|logout|tokens|trigger|whoami)\b/.test(command)) {
      await this.#toEnd(command);
    } else {
      throw new Error(`No rule runs the command ${command}`);
    }
  }

  async #signIn(): Promise<void> {
    const { clientId, organizationId } = this.#service.application;
    await this.#toEnd(`worklane login --client-id ${clientId} --organization-id ${organizationId}`);
    this.#isSignedIn = true;
  }

  /** Forwards an event to the server, which this starts with the secret unless the command does. */
  async #listen(command: string): Promise<void> {
    const server = command.includes(' -- ')
      ? undefined
      : this.#start('WORKLANE_WEBHOOK_SECRET=$(worklane listen --print-secret) exec node server.mjs');
    await server?.until(() => accepts(this.#port));
    const listening = this.#start(`${command}; echo "Exit code: $?"`);
    await shows(listening, /Ready\./);
    await this.#toEnd('worklane trigger task.created');
    await shows(listening, / task\.created .* 200 /);
    if (command.includes(' --once ')) await shows(listening, /Exit code: 0/);
    else await listening.interrupt();
    await server?.stop();
  }

  async #tail(command: string): Promise<void> {
    const tail = this.#start(command);
    await shows(tail, /Waiting for events/);
    await this.#toEnd('worklane trigger task.deleted');
    await shows(tail, / task\.deleted /);
    await tail.interrupt();
  }

  async #toEnd(command: string): Promise<void> {
    const { code, output } = await this.#project.run(installed(command), this.#environment());
    if (code !== 0) throw new Error(`${command} exited with ${code}:\n${output.slice(-4000)}`);
  }

  #start = (command: string): Background => this.#project.start(installed(command), this.#environment());

  #environment(): Record<string, string> {
    return {
      WORKLANE_BASE_URL: `http://127.0.0.1:${this.#service.port}`,
      WORKLANE_CLIENT_SECRET: this.#service.application.clientSecret,
      WORKLANE_CONFIG_DIR: join(this.#project.folder, 'worklane'),
      WORKLANE_KEYCHAIN: 'off',
      PORT: String(this.#port),
    };
  }
}

/** A program that loads the native module for the keychain, as the command-line tool does. Without it, it would use files. */
export const loadKeychain = `
  import { realpathSync } from 'node:fs';
  import { createRequire } from 'node:module';
  const require = createRequire(realpathSync('node_modules/@worklane/cli/package.json'));
  console.log(typeof require('@napi-rs/keyring').AsyncEntry);
`;

/** As after an installation with `--global`. */
const installed = (command: string): string => `export PATH="$PWD/node_modules/.bin:$PATH"; ${command}`;

const shows = (background: Background, text: RegExp) =>
  background.until(() => text.test(background.output()) || undefined);

const accepts = (port: number): Promise<true | undefined> =>
  fetch(`http://localhost:${port}`).then(
    () => true,
    () => undefined,
  );

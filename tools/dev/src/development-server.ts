import { join, relative } from 'node:path';
import { root } from '@worklane/generators';
import { Contract, type ContractUpdate } from './contract.ts';
import { FrontServer } from './front/front-server.ts';
import { requireFreePort } from './front/listen.ts';
import { ReloadingProcess } from './processes/reloading-process.ts';
import { watchFolders } from './watch/watch-folders.ts';

export interface DevelopmentOptions {
  /** The port of service, dashboard and documentation; 0 uses any free port. */
  readonly port: number;
  readonly mockPort: number;
  /** Writes the files of specs/ that follow from a changed record. */
  readonly derives: boolean;
  readonly print: (line: string) => void;
}

export interface DevelopmentServer {
  readonly url: string;
  readonly mockUrl: string;
  close(): Promise<void>;
}

/** The sources whose edits reload each server, besides the contract. */
const sources = {
  service: ['packages/platform/src', 'packages/server/src', 'packages/runtime/src'],
  mock: ['packages/mock/src', 'packages/model/src', 'packages/runtime/src'],
  docs: ['packages/docs/src', 'packages/docs/pages', 'packages/docs/site/public'],
};

/** What the service keeps when it is loaded again. An edit of it starts a new process. */
const kept = ['packages/platform/src/database', 'packages/platform/src/config'];

const serverNames = ['service', 'mock', 'docs'] as const;

/** After an edit, the documentation waits until the API serves it. */
const loadOrder = [['service', 'mock'], ['docs']] as const;

const contractFolder = 'packages/contract/src';

/** Starts everything that follows specs/ and the sources, and reloads it after each edit until it is closed. */
export async function startDevelopment(options: DevelopmentOptions): Promise<DevelopmentServer> {
  const { port, mockPort, print } = options;
  await requireFreePort(mockPort, '--mock-port');
  const onCrash = (name: string) => (reason: string) =>
    print(`The ${name} crashed (${reason}). It starts again after the next change.`);
  const docs = new ReloadingProcess({
    name: 'docs',
    module: join(root, 'packages/docs/src/development.ts'),
    onCrash: onCrash('docs'),
  });
  const mock = new ReloadingProcess({
    name: 'mock',
    module: join(root, 'packages/mock/src/development.ts'),
    env: { MOCK_PORT: String(mockPort) },
    onCrash: onCrash('mock'),
  });
  let service: ReloadingProcess | undefined;
  const front = await FrontServer.start(
    port,
    () => service?.url,
    () => docs.url,
  );
  service = new ReloadingProcess({
    name: 'service',
    module: join(root, 'packages/platform/src/development.ts'),
    env: { BASE_URL: front.url, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    onCrash: onCrash('service'),
  });
  const servers = { service, mock, docs };
  const contract = await Contract.open(options.derives);
  const closeServers = async () => {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await Promise.all([front.close(), contract.close()]);
  };

  const stateOf = (name?: (typeof serverNames)[number]) =>
    name && servers[name].url !== undefined ? 'keeps its last state' : 'does not run';

  /** Loads servers and returns what the terminal shows: those that were loaded, and why others were not. */
  async function load(names: readonly (typeof serverNames)[number][], anew = false) {
    const results = await Promise.allSettled(
      names.map((name) => servers[name].load({ anew: anew && name === 'service' })),
    );
    const failed = results.flatMap((result, index) =>
      result.status === 'rejected'
        ? [`The ${names[index]} ${stateOf(names[index])}: ${(result.reason as Error).message}`]
        : [],
    );
    return { loaded: names.filter((_, index) => results[index]?.status === 'fulfilled'), failed };
  }

  const printAll = (summary: string, details: readonly string[]) => print([summary, ...details].join('\n  '));

  async function onChange(changed: ReadonlySet<string>): Promise<void> {
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const files = [...changed].map((file) => relative(root, file)).filter((file) => !/\.test(-d)?\.ts$/.test(file));
    const { edited, problems, advice, generated, isNew } = files.some(isSpec) ? await contract.update() : nothing;
    if (problems.length > 0) {
      const summary = `${count(problems.length, 'problem')} (${seconds()}). The last valid state keeps running.`;
      printAll(`${listed(edited)}: ${summary}`, [...problems, ...advice]);
      return;
    }
    let valid = edited.length > 0 ? [`valid, ${count(generated.length, 'file')} generated (${seconds()})`] : [];
    const isIn = (folders: readonly string[]) =>
      files.some((file) => folders.some((each) => file.startsWith(`${each}/`)));
    const isNewContract = isNew || isIn([contractFolder]);
    const names = serverNames.filter(
      (name) => isNewContract || isIn(sources[name]) || (edited.length > 0 && servers[name].url === undefined),
    );
    const subject = listed([...edited, ...files.filter((file) => !isSpec(file))]);
    for (const group of loadOrder) {
      const { loaded, failed } = await load(
        group.filter((name) => names.includes(name)),
        isIn(kept),
      );
      const reloaded = loaded.length > 0 ? [`${loaded.join(', ')} reloaded (${seconds()})`] : [];
      const summary = [...valid, ...reloaded].join('; ');
      if (summary || failed.length > 0) printAll(`${subject}: ${summary || 'not loaded'}`, failed);
      valid = [];
    }
    const flowProblems = edited.length > 0 ? await contract.checkFlows() : [];
    if (flowProblems.length > 0) printAll(`specs/flows: ${count(flowProblems.length, 'problem')}.`, flowProblems);
  }

  try {
    const { problems, advice, generated } = await contract.update();
    if (problems.length > 0) {
      printAll(`specs/: ${count(problems.length, 'problem')}. The contract that was generated last is used.`, [
        ...problems,
        ...advice,
      ]);
    } else {
      print(
        `specs/: valid, ${count(generated.length, 'file')} generated. Starting service, mock and documentation ...`,
      );
    }
    const { failed } = await load(serverNames);
    if (failed.length > 0) throw new Error(failed.join('\n'));
  } catch (error) {
    await closeServers();
    throw error;
  }
  const folders = ['specs', contractFolder, ...Object.values(sources).flat()].map((folder) => join(root, folder));
  const stopWatching = watchFolders(folders, (changed) =>
    onChange(changed).catch((error: unknown) => print(`The edit had no effect: ${String(error)}`)),
  );
  return {
    url: front.url,
    mockUrl: mock.url ?? '',
    async close() {
      await stopWatching();
      await closeServers();
    },
  };
}

const isSpec = (file: string) => file.startsWith('specs/');

const nothing: ContractUpdate = { edited: [], problems: [], advice: [], generated: [], isNew: false };

const listed = (files: readonly string[]) =>
  files.length > 3 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ');

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

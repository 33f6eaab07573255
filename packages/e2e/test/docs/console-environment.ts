import { serveDocs } from '@worklane/docs';
import { type RunningMock, startMock } from '@worklane/mock';
import { workerBrowser } from '@worklane/testing/browser';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import { ConsolePage } from './console-page.ts';

/** The built site, a mock and a browser. */
export interface ConsoleEnvironment {
  readonly mock: RunningMock;
  /** Opens the console of an operation in a new tab, which sends to the mock. */
  open(operationId: Parameters<ConsolePage['open']>[0]): Promise<ConsolePage>;
  stop(): Promise<void>;
}

export async function startConsole(): Promise<ConsoleEnvironment> {
  expectCurrentBuild('@worklane/docs');
  const [site, mock] = await Promise.all([serveDocs(), startMock({ port: 0, exampleWebhooks: true })]);
  // Tabs keep tokens and IDs for themselves, and share only the files of the site.
  const context = await (await workerBrowser()).newContext();
  return {
    mock,
    async open(operationId) {
      const console = new ConsolePage(await context.newPage(), site.url);
      await console.open(operationId);
      await console.useServer(mock.url);
      return console;
    },
    async stop() {
      await context.close();
      await Promise.all([site.close(), mock.close()]);
    },
  };
}

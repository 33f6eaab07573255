import { type Client, type ClientOptions, clientCredentials, createClient, plainToken } from '@worklane/client';
import { startMock } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import type { Page } from 'playwright-core';
import { applicationOf } from '../client/application.ts';
import { addPublicApplication } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';
import { startPlatform } from '../environment/platform.ts';
import { serveBoard } from './serve-board.ts';

/** The board on one of its backends. */
export interface Backend {
  /** The address of the board. */
  readonly url: string;
  /** Completes a sign-in that the button of the board has started. */
  completeSignIn(page: Page): Promise<void>;
  /** Returns another client of the API that the board in a page shows. */
  otherClient(page: Page): Client;
  stop(): Promise<void>;
}

/** The mock accepts any token that is not a JWT. */
const anyToken = plainToken('any', { organizationId: 1042 });

export const backends: Readonly<Record<string, () => Promise<Backend>>> = {
  async MSW() {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const stop = await serveBoard({ VITE_API: 'msw' }, port);
    return {
      url,
      completeSignIn: async () => undefined,
      // The mock is in the page, and only requests of the page reach it.
      otherClient: (page) => createClient({ baseUrl: url, auth: anyToken, fetch: fetchIn(page) }),
      stop,
    };
  },

  async 'the mock server'() {
    const port = await freePort();
    const mock = await startMock({ port: 0 });
    const stopServer = await serveBoard({ VITE_API: mock.url }, port);
    const client = createClient({ baseUrl: mock.url, auth: anyToken });
    return {
      url: `http://127.0.0.1:${port}/`,
      completeSignIn: async () => undefined,
      otherClient: () => client,
      async stop() {
        await stopServer();
        await mock.close();
      },
    };
  },

  async 'the service'() {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    let clientId = '';
    const platform = await startPlatform({
      engine: 'postgresql',
      async prepare(admin, organizationId) {
        clientId = await addPublicApplication(admin, organizationId, `${url}callback`);
      },
    });
    const stopServer = await serveBoard({ VITE_API: platform.baseUrl, VITE_CLIENT_ID: clientId }, port);
    const client = createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) });
    return {
      url,
      async completeSignIn(page) {
        // The board has a button to sign in, too.
        await page.waitForURL(`${platform.baseUrl}/**`);
        // The service remembers who has signed in.
        const isNew = (await page.getByRole('button', { name: /Sign in|Allow access/ }).textContent()) === 'Sign in';
        if (isNew) await signIn(page, platform.ebba);
        await allow(page, 'Conformance');
      },
      otherClient: () => client,
      async stop() {
        await stopServer();
        await platform.stop();
      },
    };
  },
};

/** Returns a `fetch` that sends requests from a page. */
const fetchIn =
  (page: Page): NonNullable<ClientOptions['fetch']> =>
  async (url, { method = 'GET', headers, body }) => {
    const request = { method, headers: Object.fromEntries(new Headers(headers)), body: body as string | null };
    const response = await page.evaluate(
      async ([url, init]) => {
        const response = await fetch(url, init);
        const { status, headers } = response;
        return { status, headers: Object.fromEntries(headers), text: await response.text() };
      },
      [url, request] as const,
    );
    return new Response(response.text || null, response);
  };

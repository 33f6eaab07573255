/// <reference lib="dom" />
import { type Operation, operations } from '@worklane/contract';
import type { Locator, Page } from 'playwright-core';
import type { ExampleRequest } from '../examples/example-requests.ts';

/** What the console shows after a request. */
interface ShownResponse {
  /** Undefined for a redirect, whose status browsers hide. */
  readonly status: number | undefined;
  /** Whether the console has found no difference from the contract. */
  readonly matches: boolean;
  /** Everything that is shown. */
  readonly text: string;
}

/** The page of an operation with its console. */
export class ConsolePage {
  readonly page: Page;
  /** Messages of the browser, such as violations of the Content-Security-Policy. */
  readonly errors: string[] = [];
  readonly #siteUrl: string;

  /** @param siteUrl the URL of the landing page */
  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.#siteUrl = siteUrl;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // Chromium logs every response with a status above 399.
      const isStatus = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isStatus) this.errors.push(message.text());
    });
  }

  /** Opens the page of an operation and its console. */
  async open(operationId: keyof typeof operations): Promise<void> {
    const { id, tag }: Operation = operations[operationId];
    const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    await this.page.goto(new URL(`api/${tag.toLowerCase()}/${name}.html`, this.#siteUrl).href, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
    await this.page.getByRole('button', { name: 'Try it' }).click();
    await this.form.waitFor();
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: /^Try it/ });
  }

  get response(): Locator {
    return this.form.getByRole('region', { name: 'Response', exact: true });
  }

  get token(): Locator {
    return this.form.getByRole('textbox', { name: /token/i });
  }

  get body(): Locator {
    return this.form.locator('.console-editor');
  }

  /** Selects a server on this computer, for all pages of the tab. */
  async useServer(url: string): Promise<void> {
    await this.form.getByLabel('Server', { exact: true }).selectOption('Another address on this computer');
    await this.form.getByLabel('Address').fill(url);
  }

  /** Selects the example of a request. */
  async select({ mediaType, example }: ExampleRequest): Promise<void> {
    const types = this.form.getByLabel('Media type');
    if (mediaType && (await types.isVisible())) await types.selectOption(mediaType);
    const examples = this.form.getByLabel('Example');
    if (example && (await examples.isVisible())) await examples.selectOption(example);
  }

  /** Sends the request and returns what is shown. */
  async send(): Promise<ShownResponse> {
    await this.form.getByRole('button', { name: /^Send/ }).click();
    const isShown = /Matches the contract|violates the contract|redirects the browser|No response/;
    await this.response.getByText(isShown).waitFor();
    const text = await this.response.innerText();
    const [status] = await this.response.locator('.console-status strong').allInnerTexts();
    return {
      status: status === undefined ? undefined : Number(status),
      matches: text.includes('Matches the contract'),
      text,
    };
  }
}

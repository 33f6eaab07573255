import { events, problems } from '@worklane/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asyncapi } from '../src/contract/asyncapi.ts';
import { openapi, resolve } from '../src/contract/openapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { eventAddress, operationAddress } from '../src/pages/links.ts';
import { apiDocument } from '../src/reference/documents.ts';
import { openSite, type SiteBrowser } from './site-browser.ts';

let site: SiteBrowser;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Returns every n-th element: similar entries are tested in part. */
const sample = <Each>(list: readonly Each[], step: number) => list.filter((_, index) => index % step === 0);

// A small viewport renders faster.
const viewport = { width: 390, height: 500 };

/** Navigates within the open reference and returns the text of the section. */
async function textAt(page: Page, address: string): Promise<string> {
  const id = address.slice(address.indexOf('#') + 1);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  const section = page.locator(`[data-section-id="${id}"]`).first();
  await section.locator('h2').waitFor({ timeout: 10_000 });
  return (await section.textContent()) ?? '';
}

describe('the API reference', () => {
  it('shows summary, parameters, responses and samples of an operation', async () => {
    const page = await site.open({ viewport });
    await page.goto('api/');
    for (const operation of sample(allOperations, 5)) {
      const text = await textAt(page, operationAddress(operation));
      expect(text).toContain(operation.summary);
      expect(text).toContain(operation.path);
      expect(text).toContain('curl');
      for (const { name } of operation.parameters) expect(text).toContain(name);
      for (const status of Object.keys(operation.responses)) expect(text).toContain(status);
    }
    await page.context().close();
  });

  it('offers its document for download', async () => {
    const response = await fetch(new URL('openapi.json', site.server.url));
    expect(await response.json()).toEqual(openapi);
  });

  it('shows samples in curl and TypeScript', async () => {
    const page = await site.open();
    await page.goto(operationAddress({ id: 'createTask', tag: 'Tasks' }));
    const section = page.locator('[data-section-id="/tasks/createtask"]').first();
    await section.getByText('curl', { exact: true }).first().click();
    await page.getByText('TypeScript', { exact: true }).first().click();
    await section.getByText('await fetch(').waitFor();
    await page.context().close();
  });
});

describe('apiDocument', () => {
  it('lists only the problem codes of the public API', () => {
    expect(apiDocument().components.schemas.ProblemCode?.enum).toEqual(Object.keys(problems));
  });
});

describe('the event reference', () => {
  it('shows headers, payload and example of an event', async () => {
    const page = await site.open({ viewport });
    await page.goto('events/');
    expect(Object.keys(asyncapi.channels)).toEqual(expect.arrayContaining([...Object.keys(events), 'webhook.test']));
    for (const [type, channel] of sample(Object.entries(asyncapi.channels), 3)) {
      const text = await textAt(page, eventAddress(type));
      expect(text).toContain(type);
      expect(text).toContain(channel.summary);
      for (const header of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) expect(text).toContain(header);
      for (const field of payloadFields(type)) expect(text).toContain(field);
    }
    await page.context().close();
  });

  it('offers its document for download', async () => {
    const response = await fetch(new URL('asyncapi.json', site.server.url));
    expect(await response.json()).toEqual(asyncapi);
  });
});

function payloadFields(type: string): string[] {
  const { content } = openapi.webhooks[type]?.post.requestBody ?? { content: {} };
  return Object.keys(resolve(content['application/json']?.schema ?? {}).properties ?? {});
}

describe('both references', () => {
  it('make no requests to other hosts and log no errors', () => {
    expect(site.errors).toEqual([]);
  });

  it('share the color scheme with the other pages', async () => {
    const page = await site.open({ colorScheme: 'light' });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.goto('api/');
    expect(await isDark()).toBe(false);
    await page.click('.site-appearance');
    expect(await isDark()).toBe(true);
    await page.goto('');
    expect(await isDark()).toBe(true);
    await page.click('.VPSwitchAppearance');
    await page.goto('events/');
    expect(await isDark()).toBe(false);
    await page.context().close();
  });

  it('link to the other pages from the menu of a narrow screen', async () => {
    const page = await site.open({ viewport: { width: 390, height: 844 } });
    await page.goto('api/');
    await page.click('.site-menu');
    await page.getByRole('navigation').getByText('Guide').click();
    await page.waitForURL('**/docs/getting-started');
    await page.context().close();
  });

  it('search locally', async () => {
    const page = await site.open();
    await page.goto('api/');
    await page.click('[data-testid="search-trigger"]');
    await page.keyboard.type('redeliver');
    await page.getByText('/redeliver').first().waitFor();
    await page.context().close();
  });
});

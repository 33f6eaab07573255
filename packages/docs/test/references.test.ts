import { events } from '@worklane/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asyncapi } from '../src/contract/asyncapi.ts';
import { openapi, resolve } from '../src/contract/openapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { eventAddress, operationAddress } from '../src/pages/links.ts';
import { type Visitor, visit } from './visitor.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit();
}, 60_000);
afterAll(() => visitor.leave());

/** Every so many of a list: what is made alike is looked at in part, but of each kind something. */
const sample = <Each>(list: readonly Each[], step: number) => list.filter((_, index) => index % step === 0);

// Less of a reference is drawn in a small window.
const viewport = { width: 390, height: 500 };

/** Goes to a place of the reference that is open, and gives the text that stands there. */
async function textAt(page: Page, address: string): Promise<string> {
  const place = address.slice(address.indexOf('#') + 1);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, place);
  const section = page.locator(`[data-section-id="${place}"]`).first();
  await section.locator('h2').waitFor({ timeout: 10_000 });
  return (await section.textContent()) ?? '';
}

describe('the API reference', () => {
  it('has of an operation its summary, parameters, answers and samples', async () => {
    const page = await visitor.open({ viewport });
    await page.goto('api/');
    for (const operation of sample(allOperations, 5)) {
      const text = await textAt(page, operationAddress(operation));
      expect(text).toContain(operation.summary);
      expect(text).toContain(operation.path);
      expect(text).toContain('curl');
      for (const { name } of operation.parameters) expect(text).toContain(name);
      for (const status of Object.keys(operation.responses)) expect(text).toContain(status);
      const badge = operation.origin === 'document' ? 'stated' : 'decided';
      expect(text).toContain(`${operation.summary}${badge}`);
    }
    await page.context().close();
  }, 180_000);

  it('offers the document it was made from', async () => {
    const response = await fetch(new URL('openapi.json', visitor.server.url));
    expect(await response.json()).toEqual(openapi);
  });

  it('shows both languages of samples', async () => {
    const page = await visitor.open();
    await page.goto(operationAddress({ id: 'createTask', tag: 'Tasks' }));
    const section = page.locator('[data-section-id="/tasks/createtask"]').first();
    await section.getByText('curl', { exact: true }).first().click();
    await page.getByText('TypeScript', { exact: true }).first().click();
    await section.getByText('await fetch(').waitFor();
    await page.context().close();
  });
});

describe('the event reference', () => {
  it('has of an event its headers, payload and example', async () => {
    const page = await visitor.open({ viewport });
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
  }, 120_000);

  it('offers the document it was made from', async () => {
    const response = await fetch(new URL('asyncapi.json', visitor.server.url));
    expect(await response.json()).toEqual(asyncapi);
  });
});

function payloadFields(type: string): string[] {
  const { content } = openapi.webhooks[type]?.post.requestBody ?? { content: {} };
  return Object.keys(resolve(content['application/json']?.schema ?? {}).properties ?? {});
}

describe('both references', () => {
  it('ask no other host for anything and show no error', () => {
    expect(visitor.complaints).toEqual([]);
  });

  it('are light or dark as the other pages are', async () => {
    const page = await visitor.open({ colorScheme: 'light' });
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

  it('lead to the other pages, also on a phone', async () => {
    const page = await visitor.open({ viewport: { width: 390, height: 844 } });
    await page.goto('api/');
    await page.click('.site-menu');
    await page.getByRole('navigation').getByText('Guide').click();
    await page.waitForURL('**/docs/getting-started');
    await page.context().close();
  });

  it('are searched on this machine', async () => {
    const page = await visitor.open();
    await page.goto('api/');
    await page.click('[data-testid="search-trigger"]');
    await page.keyboard.type('redeliver');
    await page.getByText('/redeliver').first().waitFor();
    await page.context().close();
  });
});

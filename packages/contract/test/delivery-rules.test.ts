import { describe, expect, it } from 'vitest';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { deliveryRules } from '../src/index.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const { retryDelaysSeconds: delays } = deliveryRules;
const list = (values: readonly number[]) => `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
const short = delays.filter((delay) => delay < hour);
const long = delays.filter((delay) => delay >= hour);

const asynchronous = asyncapi.info.description.replaceAll(/\s+/g, ' ');

describe('the delivery rules', () => {
  it.each([
    `an attempt times out after ${deliveryRules.timeoutSeconds} seconds`,
    `retried after ${short.map((delay) => (delay < minute ? `${delay} seconds` : `${delay / minute} minutes`)).join(', ')},`,
    `, then ${list(long.map((delay) => delay / hour))} hours.`,
    `\`Retry-After\` is honoured for ${list(deliveryRules.retryAfterStatuses)}.`,
    `A ${deliveryRules.disablingStatus} response disables the webhook`,
    `so do ${deliveryRules.maxFailingSeconds / day} days without a successful delivery`,
  ])('are those of the prose of AsyncAPI: "%s"', (sentence) => {
    expect(asynchronous).toContain(sentence);
  });

  it('are those of the prose of OpenAPI', () => {
    const { description } = openapi.paths['/api/webhooks/{webhook_id}/rotate-secret'].post;
    expect(description).toContain(`until ${deliveryRules.secretOverlapSeconds / hour} hours after the rotation`);
    expect(description).toContain(`At most ${deliveryRules.maxOldSecrets} earlier secrets`);
    expect(JSON.stringify(openapi.tags)).toContain(`failed for ${deliveryRules.maxFailingSeconds / day} days`);
  });

  it('are those of the examples of the delivery log', () => {
    const agents = [...JSON.stringify(openapi).matchAll(/"user-agent":"(.*?)"/g)].map(([, agent]) => agent);
    expect(new Set(agents)).toEqual(new Set([deliveryRules.headers['user-agent']]));
  });

  it('do not repeat the headers that AsyncAPI declares for each delivery', () => {
    const declared = Object.keys(asyncapi.components.schemas.DeliveryHeaders.properties);
    expect(Object.keys(deliveryRules.headers).filter((name) => declared.includes(name))).toEqual([]);
    expect(deliveryRules.headers['content-type']).toBe(asyncapi.defaultContentType);
  });
});

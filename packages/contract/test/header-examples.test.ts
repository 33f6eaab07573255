import { describe, expect, it } from 'vitest';
import dashboard from '../src/generated/dashboard.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { type HeaderObject, OpenapiReader } from '../src/openapi/openapi-reader.ts';

/** Returns the examples of a header by operation and status. */
const examplesOf = (name: string) =>
  [openapi, dashboard].flatMap((document) => {
    const reader = new OpenapiReader(document);
    return [...reader.operations.values()].flatMap(({ id, path, responses }) =>
      Object.entries(responses).flatMap(([status, { headers = {} }]) => {
        const header = headers[name];
        const example = header && reader.resolve<HeaderObject>(header).example;
        return example === undefined ? [] : [{ response: `${id} ${status}`, path, example: String(example) }];
      }),
    );
  });

describe('the examples of headers', () => {
  it.each([
    ['Location', 19],
    ['Link', 17],
  ])('name a URL of their own operation in %s', (name, minimum) => {
    // The authorization endpoint redirects to the application.
    const examples = examplesOf(name).filter(({ response }) => response !== 'authorize 303');
    expect(examples.length).toBeGreaterThanOrEqual(minimum);
    for (const { response, path, example } of examples) {
      expect(example, response).toMatch(new RegExp(`^<?${path.replace(/\{\w+\}/g, '\\w+')}[/?]`));
    }
  });

  it('show no replay, which is not the ordinary response', () => {
    expect(examplesOf('Idempotency-Replayed')).toEqual([]);
  });

  it('differ where the bodies differ', () => {
    const examples = new Map(
      ['ETag', 'WWW-Authenticate', 'RateLimit'].flatMap((name) =>
        examplesOf(name).map(({ response, example }) => [`${name} of ${response}`, example]),
      ),
    );
    expect(examples.get('ETag of createDeal 201')).toBe('"1"');
    expect(examples.get('ETag of updateDeal 200')).toBe('"2"');
    expect(examples.get('WWW-Authenticate of getDeal 401')).toBe('Bearer');
    expect(examples.get('WWW-Authenticate of getDeal 403')).toMatch(/^Bearer error="insufficient_scope"/);
    expect(examples.get('WWW-Authenticate of createToken 401')).toMatch(/^Basic /);
    expect(examples.get('RateLimit of getDeal 429')).toBe('"default";r=0;t=12');
  });
});

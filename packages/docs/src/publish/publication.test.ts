import { describe, expect, it } from 'vitest';
import { readPublication } from './publication.ts';

describe('readPublication', () => {
  it('defaults to the path behind the service', () => {
    expect(readPublication([])).toEqual({ base: '/docs/' });
  });

  it('reads the base from the URL of the site', () => {
    const siteUrl = 'https://docs.worklane.example/repository/';
    expect(readPublication(['--site-url', siteUrl])).toEqual({ base: '/repository/', siteUrl });
    expect(readPublication(['--base', '/']).base).toBe('/');
  });

  it.each([
    [['--base', 'docs'], 'Invalid --base: docs.'],
    [['--base', '/docs'], 'Invalid --base: /docs.'],
    [['--site-url', 'worklane.example/'], 'Invalid --site-url: worklane.example/.'],
    [['--site-url', 'https://worklane.example/docs'], 'Invalid --site-url: https://worklane.example/docs.'],
    [['--site-url', 'https://worklane.example/a/', '--base', '/b/'], '--base /b/ differs from the path of --site-url'],
  ])('rejects %j', (args, message) => {
    expect(() => readPublication(args)).toThrow(message);
  });
});

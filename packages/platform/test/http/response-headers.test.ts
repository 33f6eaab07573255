import { operations } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../../src/config/installation.ts';
import { openDashboard } from '../dashboard-api/test-dashboard.ts';

const https = await openDashboard({ env: { BASE_URL: 'https://worklane.example' } });
// Whose routes exist before it is built.
const http = await openDashboard({ env: { DOCS_FOLDER: siteFolder('docs') } });
await Promise.all([https, http].map(({ node }) => node.app.ready()));

/** Returns the paths of all routes, from the tree that Fastify prints. */
function pathsOf(app: FastifyInstance): string[] {
  const parts: string[] = [];
  const paths = app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      parts.splice(depth, Number.POSITIVE_INFINITY, part === '(empty root node)' ? '' : part);
      return methods === undefined ? [] : [parts.join('')];
    });
  return [...new Set(paths)].map((path) => path.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', 'x'));
}

const origin = 'https://evil.example';
const get = (app: FastifyInstance, url: string) => app.inject({ url, headers: { accept: 'text/html', origin } });

describe('every route', () => {
  it('tells browsers to use https if the service has an https URL, and only then', async () => {
    const paths = pathsOf(https.node.app);
    expect(paths.length).toBeGreaterThan(90);
    for (const url of [...paths, '/unknown']) {
      const { headers } = await get(https.node.app, url);
      expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
    }
    expect((await get(http.node.app, '/sign-in')).headers['strict-transport-security']).toBeUndefined();
  });

  it('lets browsers not guess its type, and blocks frames, plugins and other base URLs', async () => {
    for (const url of [...pathsOf(http.node.app), '/unknown']) {
      const { headers } = await get(http.node.app, url);
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      const policy = String(headers['content-security-policy']);
      expect([url, policy]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")]);
      // Pages of the documentation, once they are built, have the other directives in their HTML.
      if (url.startsWith('/docs')) continue;
      for (const directive of ["default-src 'none'", "base-uri 'none'"]) {
        expect([url, policy]).toEqual([url, expect.stringContaining(directive)]);
      }
    }
  });

  it('outside of the contract can be read by pages of the service only', async () => {
    const shared = new Set<string>(Object.values(operations).map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')));
    // Clients in browsers use the MCP server and read its metadata (RFC 9728, section 3.1); the documentation is public.
    for (const path of ['/mcp', '/mcp/read-only']) shared.add(path).add(`/.well-known/oauth-protected-resource${path}`);
    for (const path of ['/docs', '/docs/x']) shared.add(path);
    const readable = [];
    for (const url of pathsOf(http.node.app)) {
      const { statusCode, headers } = await get(http.node.app, url);
      // The response to an unknown path is that of the contract.
      if (statusCode === 404 || shared.has(url)) continue;
      if (headers['access-control-allow-origin'] !== undefined) readable.push(url);
    }
    expect(readable).toEqual([]);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The address of the font in all pages, whatever its name in the built dashboard. */
export const fontPath = '/fonts/inter.woff2';

const fontFile = /^inter-latin-wght-normal-[\w-]+\.woff2$/;

/** A build of the dashboard can rename the file. */
const redirectSeconds = 300;

/**
 * Redirects to the font of the built dashboard, which is cached for a year, so that the dashboard does not load it again.
 * Without a dashboard, pages have the font of the system.
 */
export function servePageFont(app: FastifyInstance, dashboardFolder: string): void {
  const assets = join(dashboardFolder, 'assets');
  const file = existsSync(assets) ? readdirSync(assets).find((name) => fontFile.test(name)) : undefined;
  if (file === undefined) return;
  app.get(fontPath, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${redirectSeconds}`).redirect(`/dashboard/assets/${file}`),
  );
}

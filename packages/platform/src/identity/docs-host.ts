import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/store.ts';
import { serveBrowsers } from '../http/pages/page.ts';
import { hasDocs } from '../http/static-files/static-files.ts';
import { listMemberships } from './memberships.ts';
import type { Sessions } from './sessions.ts';

export interface DocsHostDependencies {
  db: Connection;
  sessions: Sessions;
  baseUrl: string;
  /** The setting DOCS_FOLDER. */
  docsFolder: string;
}

/** What the documentation shows in its samples: the fields of the static file `host.json` in its folder, and one more. */
interface DocsHost {
  kind: 'service';
  base_url: string;
  organization_id: number;
  /** Whether the session of the dashboard can issue a token. */
  signed_in: boolean;
}

const name = 'host.json';

/**
 * Serves `/docs/host.json` instead of the static file of the documentation, if it has one. The organization is the oldest
 * one of the signed-in person. Everybody else gets that of the file, which the examples of the contract and the demo data
 * have: which organizations a service has is nobody else's business.
 */
export function docsHostRoute(app: FastifyInstance, { db, sessions, baseUrl, docsFolder }: DocsHostDependencies): void {
  if (!hasDocs(docsFolder)) return;
  app.register(async (scope) => {
    serveBrowsers(scope);
    scope.get(`/docs/${name}`, async ({ headers: { cookie } }): Promise<DocsHost> => {
      const host: DocsHost = { kind: 'service', base_url: baseUrl, ...organizationOf(docsFolder), signed_in: false };
      const session = await sessions.find(cookie);
      const memberships = session ? await listMemberships(db, session.email) : [];
      if (memberships.length === 0) return host;
      const oldest = Math.min(...memberships.map(({ organizationId }) => organizationId));
      return { ...host, organization_id: oldest, signed_in: true };
    });
  });
}

/** Read for each request, since a build may replace the file. @throws ProblemError not_found before the first build */
function organizationOf(docsFolder: string): Pick<DocsHost, 'organization_id'> {
  try {
    const { organization_id } = JSON.parse(readFileSync(join(docsFolder, name), 'utf8'));
    return { organization_id };
  } catch {
    throw new ProblemError('not_found', 'The documentation has not been built.');
  }
}

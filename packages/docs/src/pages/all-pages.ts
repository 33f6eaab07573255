import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionPages } from '../contributors/decision-pages.ts';
import { originPage } from '../contributors/origin-page.ts';
import { syncPage } from '../contributors/sync-page.ts';
import { pagesDirectory } from '../site.ts';
import { expandDirectives } from './directives.ts';
import { eventCataloguePage } from './event-catalogue-page.ts';
import { flowsPage } from './flows-page.ts';
import { kindPages } from './kind-pages.ts';
import type { Page } from './markdown.ts';
import { operationsPage } from './operations-page.ts';
import { problemsPage } from './problems-page.ts';
import { scopesPage } from './scopes-page.ts';
import { expandSequences } from './sequence.ts';
import { valuesPage } from './values-page.ts';

/** Returns every page that VitePress renders. */
export const allPages = (): Page[] => [
  ...writtenPages(),
  flowsPage(),
  operationsPage(),
  ...kindPages(),
  valuesPage(),
  scopesPage(),
  problemsPage(),
  eventCataloguePage(),
  originPage(),
  syncPage(),
  ...decisionPages(),
];

function writtenPages(): Page[] {
  return readdirSync(pagesDirectory)
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path, markdown: writtenPage(path) }));
}

function writtenPage(path: string): string {
  const file = `packages/docs/pages/${path}`;
  const markdown = readFileSync(join(pagesDirectory, path), 'utf8');
  return expandDirectives(file, expandSequences(file, markdown));
}

import { readdirSync } from 'node:fs';
import { changelogPage } from '../changelog/changelog-page.ts';
import { downloadsPage } from '../downloads/downloads-page.ts';
import { eventPages, eventsPage } from '../reference/event-pages.ts';
import { apiPage, operationPages } from '../reference/operation-pages.ts';
import { scorePage } from '../reference/score-page.ts';
import { tagPages } from '../reference/tag-pages.ts';
import { valuesPage } from '../reference/values-page.ts';
import { languagesPage } from '../samples/languages-page.ts';
import { pagesDirectory } from '../site.ts';
import { flowsPage } from './flows-page.ts';
import type { Page } from './markdown.ts';
import { problemsPage } from './problems-page.ts';
import { scopesPage } from './scopes-page.ts';
import { writtenPage } from './written-page.ts';

/** Returns every page that VitePress renders. */
export const allPages = (): Page[] => [
  ...writtenPages(),
  languagesPage(),
  flowsPage(),
  apiPage(),
  ...tagPages(),
  ...operationPages(),
  valuesPage(),
  eventsPage(),
  ...eventPages(),
  scorePage(),
  scopesPage(),
  problemsPage(),
  changelogPage(),
  downloadsPage(),
];

function writtenPages(): Page[] {
  return readdirSync(pagesDirectory)
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path, markdown: writtenPage(path) }));
}

import type { DefaultTheme } from 'vitepress';
import { decisionRecords } from './decision-pages.ts';
import { resourceGroups, title } from './kind-pages.ts';

/** The pages at the side of each page. */
export const sidebar = (): DefaultTheme.SidebarItem[] => [
  {
    text: 'Guide',
    items: [
      { text: 'Getting started', link: '/getting-started' },
      { text: 'Authentication', link: '/authentication' },
      { text: 'Conventions', link: '/conventions' },
      { text: 'Webhooks', link: '/webhooks' },
      { text: 'Flows', link: '/flows' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API reference', link: '/api/', target: '_self' },
      { text: 'Event reference', link: '/events/', target: '_self' },
      { text: 'All operations', link: '/operations' },
      { text: 'Event catalogue', link: '/event-catalogue' },
      { text: 'Scopes', link: '/scopes' },
      { text: 'Problems', link: '/problems' },
    ],
  },
  {
    text: 'Records',
    items: [
      ...resourceGroups.map(({ name, resources }) => ({
        text: name,
        collapsed: true,
        items: resources.map((resource) => ({ text: title(resource), link: `/kinds/${resource.kind}` })),
      })),
      { text: 'Values in records', link: '/kinds/values' },
    ],
  },
  {
    text: 'Background',
    items: [
      { text: 'Stated and decided', link: '/origin' },
      { text: 'Kept in sync', link: '/in-sync' },
      {
        text: 'Decisions',
        link: '/decisions/',
        collapsed: true,
        items: decisionRecords().map(({ title, link }) => ({ text: title, link: `/decisions/${link}` })),
      },
    ],
  },
];

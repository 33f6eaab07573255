import type { DefaultTheme } from 'vitepress';
import { decisionRecords } from '../contributors/decision-pages.ts';
import { resourceGroups, title } from './kind-pages.ts';

/** Returns the sidebar of every page. */
export const sidebar = (): DefaultTheme.SidebarItem[] => [
  {
    text: 'Guide',
    items: [
      { text: 'Getting started', link: '/getting-started' },
      { text: 'Authentication', link: '/authentication' },
      { text: 'Conventions', link: '/conventions' },
      { text: 'Webhooks', link: '/webhooks' },
      { text: 'Command line', link: '/command-line' },
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
      { text: 'Nested values', link: '/kinds/values' },
    ],
  },
  {
    text: 'For contributors',
    items: [
      { text: 'What is kept in sync', link: '/contributors/in-sync' },
      { text: 'Origin of the contract', link: '/contributors/origin' },
      {
        text: 'Decision records',
        link: '/decisions/',
        collapsed: true,
        items: decisionRecords().map(({ title, link }) => ({ text: title, link: `/decisions/${link}` })),
      },
    ],
  },
];

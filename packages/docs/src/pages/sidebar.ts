import type { DefaultTheme } from 'vitepress';
import { asyncapi, eventTag } from '../contract/asyncapi.ts';
import { openapi } from '../contract/openapi.ts';
import { allOperations } from '../contract/operations.ts';
import { eventPath, operationPath, tagFolder } from './links.ts';

type Items = DefaultTheme.SidebarItem[];

/** Returns the sidebar of each part of the site, by the path that its pages begin with. */
export const sidebar = (): DefaultTheme.SidebarMulti => ({
  '/api/': [referenceStart('API reference', '/api/'), ...apiGroups()],
  '/events/': [referenceStart('Event reference', '/events/'), ...eventGroups()],
  '/': guideGroups(),
});

const guideGroups = (): Items => [
  {
    text: 'Start',
    items: [
      { text: 'Get started', link: '/getting-started' },
      { text: 'Authentication', link: '/authentication' },
      { text: 'Webhooks', link: '/webhooks' },
      { text: 'Conventions', link: '/conventions' },
      { text: 'Keep copies', link: '/sync' },
    ],
  },
  {
    text: 'Build',
    items: [
      { text: 'Build a front end on the mock', link: '/front-end' },
      { text: 'Build a server on the stub', link: '/server' },
      { text: 'Migrate data in', link: '/migration' },
      { text: 'Languages', link: '/languages' },
      { text: 'Command line', link: '/command-line' },
      { text: 'AI agents', link: '/agents' },
      { text: 'Flows', link: '/flows' },
    ],
  },
  {
    text: 'Operate',
    items: [
      { text: 'Run it', link: '/self-hosting' },
      { text: 'Change the contract', link: '/contract' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API reference', link: '/api/' },
      { text: 'Event reference', link: '/events/' },
      { text: 'Scopes', link: '/scopes' },
      { text: 'Problems', link: '/problems' },
      { text: 'What is proved', link: '/score' },
      { text: 'Changelog', link: '/changelog' },
      { text: 'Downloads', link: '/downloads' },
    ],
  },
];

const referenceStart = (text: string, link: string) => ({ text, link });

const apiGroups = (): Items => [
  ...openapi['x-tagGroups'].map(({ name, tags }) => ({
    text: name,
    items: tags.map((tag) => ({
      text: tag,
      link: `/${tagFolder(tag)}/`,
      collapsed: true,
      items: allOperations
        .filter((operation) => operation.tag === tag)
        .map((operation) => ({ text: operation.summary, link: `/${operationPath(operation)}` })),
    })),
  })),
  { text: 'Nested objects', link: '/api/values' },
];

const eventGroups = (): Items =>
  openapi['x-tagGroups'].flatMap(({ name, tags }) => {
    const items = tags.flatMap((tag) =>
      Object.keys(asyncapi.channels)
        .filter((type) => eventTag(type) === tag)
        .map((type) => ({ text: type, link: `/${eventPath(type)}` })),
    );
    return items.length === 0 ? [] : [{ text: name, items }];
  });

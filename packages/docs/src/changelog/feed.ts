import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@worklane/contract/escape';
import { Feed } from 'feed';
import { feedFile } from './changelog-page.ts';
import { anchorOf, levelHeadings, levels, type Release, readReleases } from './releases.ts';

/**
 * Writes the feed of the changelog.
 * @param siteUrl the absolute URL of the site's root.
 */
export async function writeFeed(directory: string, siteUrl: string): Promise<void> {
  await writeFile(join(directory, feedFile), feedXml(readReleases(), siteUrl));
}

/** Returns an RSS 2.0 feed with one item for each released version. GUIDs do not depend on where the site is. */
export function feedXml(releases: readonly Release[], siteUrl: string): string {
  const root = siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`;
  const url = (path: string) => new URL(path, root).href;
  const released = releases.filter(({ version }) => version !== undefined);
  const feed = new Feed({
    title: 'Worklane API changelog',
    description: 'What each version of the Worklane API changes for applications and webhook receivers.',
    link: url('changelog.html'),
    feedLinks: { rss: url(feedFile) },
    language: 'en',
    generator: false,
    updated: new Date(released[0]?.date ?? 0),
  });
  for (const release of released) {
    const present = levels.filter((level) => release.entries.some((entry) => entry.level === level));
    feed.addItem({
      title: `Version ${release.version}`,
      link: url(`changelog.html#${anchorOf(release)}`),
      guid: `urn:worklane:changelog:${release.version}`,
      date: new Date(release.date ?? 0),
      description: summary(release),
      content: content(release),
      category: present.map((level) => ({ name: levelHeadings[level] })),
    });
  }
  return feed.rss2();
}

/** `1 breaking, 2 added` */
function summary({ entries, text }: Release): string {
  const counts = levels.flatMap((level) => {
    const count = entries.filter((entry) => entry.level === level).length;
    return count === 0 ? [] : [`${count} ${level}`];
  });
  return counts.length > 0 ? `Changes: ${counts.join(', ')}.` : text || 'Only descriptions and examples changed.';
}

const content = ({ entries }: Release) =>
  levels
    .flatMap((level) => {
      const items = entries.filter((entry) => entry.level === level);
      if (items.length === 0) return [];
      const list = items.map(
        ({ subject, text }) => `<li><code>${escapeHtml(subject)}</code>: ${inlineHtml(text)}</li>`,
      );
      return [`<h3>${levelHeadings[level]}</h3><ul>${list.join('')}</ul>`];
    })
    .join('');

const inlineHtml = (text: string) => escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');

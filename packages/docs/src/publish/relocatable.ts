import { base } from '../site.ts';
import { pathToRoot } from './page-urls.ts';
import type { Publication } from './publication.ts';

/**
 * Returns the built page with URLs that work wherever the folder is: relative to the page, and with the file name, because a
 * folder opened from disk has no index page. 404.html is returned at any depth and keeps absolute URLs.
 * @param path the file in the built folder, such as `api/tasks/create-task.html`
 */
export function relocatable(html: string, path: string, publication: Publication): string {
  const isNotFound = path === '404.html';
  const toRoot = isNotFound ? publication.base : pathToRoot(path);
  const page = html.replace(scriptOrTag, (part) => (isScript(part) ? part : withUrls(part, toRoot)));
  return loadModulesFromServers(isNotFound ? page : withFileNames(page));
}

/** Matches whole scripts, whose content is no markup, and tags, with quoted attributes that may contain >. */
const scriptOrTag = /<script\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/script>|<[a-z](?:"[^"]*"|[^">])*>/gi;

const isScript = (part: string) => /^<script\b(?![^>]*\ssrc=)/i.test(part);

const withUrls = (tag: string, toRoot: string) =>
  tag.replace(/(\s(?:href|src|srcset|xlink:href)=")([^"]*)"/g, (_, attribute, value) => {
    const urls = value.replaceAll(new RegExp(`(^|,\\s*)${base}`, 'g'), `$1${toRoot}`);
    return `${attribute}${urls}"`;
  });

/** Adds index.html to relative links to folders. */
const withFileNames = (html: string) =>
  html.replace(/(<a\s(?:"[^"]*"|[^">])*?href=")(\.{1,2}\/[^"?#]*|\.{1,2}\/)(?=["?#])/g, (link, before, url) =>
    url.endsWith('/') ? `${before}${url}index.html` : link,
  );

/**
 * Loads modules only over HTTP: browsers block modules and preloaded fonts of a page that is opened from disk, which is marked
 * so that the theme can hide what needs scripts.
 */
function loadModulesFromServers(html: string): string {
  const preloads: Record<string, string>[] = [];
  const modules: string[] = [];
  const page = html
    .replace(/\n *<link(?=[^>]*(?:rel="modulepreload"|crossorigin))[^>]*>/g, (link) => {
      preloads.push(
        Object.fromEntries([...link.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
      );
      return '';
    })
    .replace(/\n *<script type="module" src="([^"]*)"><\/script>/g, (_, url) => {
      preloads.push({ rel: 'modulepreload', href: url });
      modules.push(url);
      return '';
    });
  const preload = `if(location.protocol==='file:')document.documentElement.classList.add('from-file');else for(const link of ${JSON.stringify(preloads)}){const element=document.createElement('link');for(const name in link)element.setAttribute(name,link[name]);document.head.append(element)}`;
  const load = `if(location.protocol!=='file:')for(const url of ${JSON.stringify(modules)})await import(url)`;
  return page
    .replace('<head>', `<head>\n    <script>${preload}</script>`)
    .replace('</head>', `<script type="module">${load}</script>\n  </head>`);
}

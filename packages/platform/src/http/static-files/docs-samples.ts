import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A text file of the documentation as the service shows it. */
export interface DocsText {
  readonly type: string;
  readonly etag: string;
  readonly text: string;
}

const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Returns the files for programs, whose samples call the service at `baseUrl` instead of the mock, for which they are
 * written; undefined for other files. The HTML pages do the same in the browser.
 */
export function docsTexts(folder: string, baseUrl: string): (name: string) => DocsText | undefined {
  const host = join(folder, 'host.json');
  if (!existsSync(host)) return () => undefined;
  const { base_url } = JSON.parse(readFileSync(host, 'utf8')) as { base_url: string };
  const known = new Map<string, DocsText>();
  return (name) => {
    const type = types[extname(name)];
    if (type === undefined) return undefined;
    const text = known.get(name) ?? read(join(folder, name), type, base_url, baseUrl);
    known.set(name, text);
    return text;
  };
}

function read(path: string, type: string, from: string, to: string): DocsText {
  const text = replaceInSamples(readFileSync(path, 'utf8'), from, to);
  return { type, text, etag: `"${hash('sha256', text, 'base64url')}"` };
}

/** Replaces an address in the code blocks of a page. ```` ```sh fixed ```` keeps it: that code is about the mock itself. */
const replaceInSamples = (markdown: string, from: string, to: string): string =>
  // Input: trusted, the built documentation.
  markdown.replace(/^( *`{3,})(.*)\n[\s\S]*?^\1$/gm, (block, _fence: string, info: string) =>
    /\bfixed\b/.test(info) ? block : block.replaceAll(from, to),
  );

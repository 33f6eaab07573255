import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Adds the policy that a page needs to itself, so that it holds whoever serves the site: this host only, and of the
 * scripts in the page those that the build put there. Style attributes are what the search and Redoc work with.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  if (!html.includes('<head>')) throw new Error('A page without <head> cannot carry its policy.');
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

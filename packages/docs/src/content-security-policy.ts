import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Returns the page with a Content-Security-Policy meta element, so that the policy applies on every host: resources from the
 * same origin only, and inline scripts by their hash. VitePress sets style attributes, so inline styles are allowed. The console calls a mock on this machine.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  // A page that is opened from disk loads styles, images and fonts from there: in Firefox, 'self' does not include them.
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline' file:",
    "img-src 'self' data: file:",
    "font-src 'self' data: file:",
    "connect-src 'self' http://127.0.0.1:* http://localhost:*",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  if (!html.includes('<head>')) throw new Error('The page has no <head> element for its Content-Security-Policy.');
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

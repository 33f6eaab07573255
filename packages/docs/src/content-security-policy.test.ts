import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

describe('contentSecurityPolicy', () => {
  it('allows scripts of the site, and inline scripts of the page by their hash', () => {
    const page = contentSecurityPolicy('<head><script>1</script><script src="a.js"></script></head>');
    expect(page).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(page).toContain("default-src 'none'");
    expect(page).not.toContain('https:');
  });

  it('throws for a page without a head element', () => {
    expect(() => contentSecurityPolicy('<p>')).toThrow('The page has no <head> element');
  });
});

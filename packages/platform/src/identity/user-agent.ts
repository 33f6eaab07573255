import Bowser from 'bowser';

export interface Browser {
  /** Name and major version, such as `Firefox 145`; null if unknown. */
  browser: string | null;
  /** Without the version, which browsers no longer send: `Windows`; null if unknown. */
  system: string | null;
}

/** Returns the browser and the operating system that a `User-Agent` header names. */
export function describeUserAgent(userAgent: string | null): Browser {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    system: os.name || null,
  };
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { watchMotion } from './still-page.ts';

/**
 * Opens a headless Chromium, whose windows ask for reduced motion and can be waited for until they are still.
 * @throws Error that says what to install
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await launch();
  // It is the method of `newPage`, too.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(timeout);
    await watchMotion(context);
    return context;
  };
  return browser;
}

let shared: Promise<Browser> | undefined;

/** Returns the Chromium of this worker, whose test files each close the windows that they open. It ends with the worker. */
export function workerBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  return shared;
}

/** Below the limit of a test, so that what does not appear is named. */
const timeout = 90_000;

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(await launchOptions());
  } catch (cause) {
    throw new Error(
      'No browser found. On Linux x64, npm ci installs one: run it again. ' +
        'Elsewhere install Google Chrome, or set CHROME_PATH to a Chromium.',
      { cause },
    );
  }
}

async function launchOptions(): Promise<LaunchOptions> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, args: sandbox };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };

  const folder = await packagedBrowser();
  return {
    executablePath: join(folder, 'chromium'),
    args: sandbox,
    env: {
      ...process.env,
      // A minimal system lacks libnss3, libnspr4 and often fonts, which the package contains.
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Containers run as root and without user namespaces, where Chromium's sandbox cannot start. */
const sandbox = ['--no-sandbox'];

/** Unpacks the browser of @sparticuz/chromium, once per machine and version. @returns its folder */
async function packagedBrowser(): Promise<string> {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `worklane-chromium-${version}-${process.getuid?.()}`);
  if (existsSync(folder)) return folder;

  // Moved into place when complete, so that concurrent test processes never see a partial folder.
  const unpacking = await mkdtemp(`${folder}-`);
  try {
    await unpack(join(packageFolder, 'bin'), unpacking);
    await mkdir(join(unpacking, 'fonts-cache'));
    await writeFile(join(unpacking, 'fonts.conf'), fontConfiguration(folder));
    await rename(unpacking, folder);
  } catch (error) {
    await rm(unpacking, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package unpacks into the temporary folder of the environment. */
async function unpack(packages: string, target: string) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = target;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    await inflate(join(packages, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

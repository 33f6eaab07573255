import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerBrowser } from '@worklane/testing/browser';
import { waitFor } from '@worklane/testing/wait-for';
import { allow, signIn } from '../environment/consent.ts';
import type { DemoService } from '../environment/demo-platform.ts';

/** A program that `worklane` starts instead of the browser of the user, which a test could not control. */
export interface RecordingBrowser {
  /** Its path, for the environment variable BROWSER. */
  readonly program: string;
  /** Waits for the URL that it was started with. */
  openedUrl(): Promise<string>;
}

/** Writes the program into a folder, which has to be in the PATH. */
export async function recordingBrowser(folder: string): Promise<RecordingBrowser> {
  const opened = join(folder, 'opened');
  // On macOS, programs open the browser with the command `open`.
  const program = join(folder, 'open');
  await writeFile(program, `#!/bin/sh\nprintf %s "$1" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`);
  await chmod(program, 0o755);
  return { program, openedUrl: () => waitFor(() => readFile(opened, 'utf8')) };
}

/** Signs the owner of the demo data in at the URL that `worklane` has opened, and allows access to an organization. */
export async function completeSignIn(url: string, { owner }: DemoService): Promise<void> {
  const page = await (await workerBrowser()).newPage();
  await page.goto(url);
  await signIn(page, owner);
  await allow(page, 'Harbour & Pine Interiors');
  await page.getByRole('heading', { name: 'Signed in' }).waitFor();
  await page.close();
}

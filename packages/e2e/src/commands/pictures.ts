import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientCredentials, createClient } from '@worklane/client';
import { openBrowser } from '@worklane/testing/browser';
import { waitUntilStill } from '@worklane/testing/still-page';
import type { Locator } from 'playwright-core';
import { signIn } from '../../test/environment/consent.ts';
import { startDemoPlatform } from '../../test/environment/demo-platform.ts';

/**
 * Takes the pictures of the guides, each in the light and in the dark color scheme, from a service with demo data and the
 * dashboard that was built last. It needs the port 3000, which the pictures show.
 */
const folder = fileURLToPath(new URL('../../../docs/site/public/pictures', import.meta.url));

const organizationId = 1042;
const dashboard = `/dashboard/${organizationId}`;

const platform = await startDemoPlatform({ WEBHOOK_LOOPBACK_HTTP: 'true' });
const printed = (part: string, name: string) => platform.printed(part, name) ?? '';
const browser = await openBrowser();
const page = await browser.newPage({
  baseURL: platform.baseUrl,
  // A little wider than a guide, so that the text of a picture is almost as large as that of the guide.
  viewport: { width: 780, height: 1600 },
  deviceScaleFactor: 2,
});
const encoder = await browser.newPage();
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await takeSignIn();
  await takeApplications();
  await takeConsent();
  await takeWebhook();
} finally {
  await browser.close();
  await platform.stop();
}

async function takeSignIn() {
  const owner = { email: printed('E-mail', 'E-mail'), password: printed('Password', 'Password') };
  await page.goto('/dashboard');
  await page.getByLabel('E-mail address').fill(owner.email);
  await take('sign-in', page.locator('main'));
  await signIn(page, owner);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function takeApplications() {
  await page.goto(`${dashboard}/applications/new`);
  await page.getByLabel('Name').fill('Shop floor');
  await take('new-application', page.locator('main'), 580);

  await page.goto(`${dashboard}/applications/${printed('Private application', 'client_id')}`);
  await page.getByText('All scopes selected').click();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  for (const scope of ['Tasks read', 'Tasks write']) await page.getByLabel(scope).check();
  await page.getByText('2 scopes selected').click();
  await page.getByRole('button', { name: 'Generate Token' }).click();
  await page.getByText('Example request').waitFor();
  await take('generate-token', section('Generate Token'), 212);
}

async function takeConsent() {
  const redirectUri = printed('Public application', 'redirect_uri');
  const client = {
    client_id: printed('Public application', 'client_id'),
    redirect_uri: redirectUri,
  };
  await page.goto(
    `/oauth/authorize?${new URLSearchParams({
      ...client,
      response_type: 'code',
      scope: 'contacts.read tasks.read tasks.write',
      state: 'state-of-the-pictures',
    })}`,
  );
  await page.getByLabel('Harbour & Pine Interiors').check();
  await take('consent', page.locator('main'));
  const redirected = page.waitForRequest((request) => request.url().startsWith(`${redirectUri}?`));
  await page.getByRole('button', { name: 'Allow access' }).click();
  const code = new URL((await redirected).url()).searchParams.get('code') ?? '';
  const secret = { client_secret: printed('Public application', 'client_secret') };
  // A grant is listed when its code has been used.
  await fetch(`${platform.baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...client, ...secret, grant_type: 'authorization_code', code }),
  });
  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Revoke access of Customer portal' }).waitFor();
  await take('authorized-applications', section('Authorized applications'));
}

async function takeWebhook() {
  const auth = clientCredentials({
    clientId: printed('Private application', 'client_id'),
    clientSecret: printed('Private application', 'client_secret'),
    organizationId,
    scope: ['tasks.read', 'tasks.write', 'webhooks.write'],
  });
  const client = createClient({ baseUrl: platform.baseUrl, auth });
  const receiver = createServer((_, response) => response.writeHead(responses.shift() ?? 204).end());
  const responses = [204, 204, 503];
  await once(receiver.listen(3000, '127.0.0.1'), 'listening');
  const { id } = await client.webhooks.create({ url: 'http://localhost:3000/hooks', events: ['task.created'] });
  for (const title of ['Order oak panels', 'Call Maja', 'Measure the kitchen']) await client.tasks.create({ title });
  await page.goto(`${dashboard}/webhooks/${id}`);
  await page.getByText('Failing since').waitFor();
  await page.getByRole('button', { name: /Retrying.*task\.created/ }).waitFor();
  await take('deliveries', page.locator('main'), 760);
  receiver.close();
}

function section(title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Writes a picture of the upper part of an element. @param maximumHeight in CSS pixels */
async function take(name: string, element: Locator, maximumHeight = 1000) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitUntilStill(page);
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${name} is not visible.`);
    const webp = await asWebp(await page.screenshot({ clip: { ...box, height: Math.min(box.height, maximumHeight) } }));
    console.log(`${name}-${colorScheme}.webp: ${Math.ceil(webp.length / 1000)} kB`);
    await writeFile(join(folder, `${name}-${colorScheme}.webp`), webp);
  }
}

/** Chromium encodes pictures as WebP only in a canvas, with the full resolution of the screen. */
async function asWebp(png: Buffer): Promise<Buffer> {
  const url = await encoder.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.5);
  }, png.toString('base64'));
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

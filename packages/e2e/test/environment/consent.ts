import type { Page } from 'playwright-core';
import type { Account } from './accounts.ts';

/** Signs in on the page to which a client redirected the browser. */
export async function signIn(page: Page, person: Account): Promise<void> {
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Grants access to an organization. */
export async function allow(page: Page, organization: string): Promise<void> {
  await page.getByLabel(organization).check();
  await page.getByRole('button', { name: 'Allow access' }).click();
}

// Imports the contacts of another system. Unchanged contacts are skipped, so the script can run any number of times.
//
//     node sync-contacts.ts contacts.json     [{ "id": "crm-7", "first_name": "Maja", "last_name": "Lindqvist", "email": "maja@example.com" }]
import { readFile } from 'node:fs/promises';
import { type Contact, clientCredentials, createClient } from '@worklane/client';

interface ImportedContact {
  id: string;
  first_name: string | null;
  last_name: string;
  email: string | null;
}

const { WORKLANE_URL = '', CLIENT_ID, CLIENT_SECRET, ORGANIZATION_ID } = process.env;
const worklane = createClient({
  baseUrl: WORKLANE_URL,
  auth: clientCredentials({
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    organizationId: Number(ORGANIZATION_ID),
    scope: ['contacts.read', 'contacts.write'],
  }),
});

const imported: ImportedContact[] = JSON.parse(await readFile(process.argv[2] ?? 'contacts.json', 'utf8'));
const existing = new Map<string | null, Contact>();
for await (const contact of worklane.contacts.iterate({ limit: 200 })) existing.set(contact.external_id, contact);

const counts = { created: 0, changed: 0, unchanged: 0 };
for (const { id, ...fields } of imported) counts[await sync(id, fields)]++;
console.log(`${counts.created} created, ${counts.changed} changed, ${counts.unchanged} unchanged`);

async function sync(id: string, fields: Omit<ImportedContact, 'id'>): Promise<keyof typeof counts> {
  const contact = existing.get(id);
  if (!contact) {
    await worklane.contacts.create({ ...fields, external_id: id });
    return 'created';
  }
  const isUnchanged = ({ first_name, last_name, email }: Contact) =>
    first_name === fields.first_name && last_name === fields.last_name && email === fields.email;
  if (isUnchanged(contact)) return 'unchanged';
  // The contact may have changed since it was listed: `modify` reads the current version.
  await worklane.contacts.modify(contact.id, (current) => (isUnchanged(current) ? undefined : fields));
  return 'changed';
}

// Brings the contacts of another system into Worklane. What is as it should be is left alone, so run it as often as you like.
//
//     node sync-contacts.ts contacts.json     [{ "id": "crm-7", "first_name": "Maja", "last_name": "Lindqvist", "email": "maja@example.com" }]
import { readFile } from 'node:fs/promises';
import { type Contact, clientCredentials, createClient } from '@worklane/client';

interface TheirContact {
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

const theirs: TheirContact[] = JSON.parse(await readFile(process.argv[2] ?? 'contacts.json', 'utf8'));
const ours = new Map<string | null, Contact>();
for await (const contact of worklane.contacts.iterate({ limit: 200 })) ours.set(contact.external_id, contact);

const counts = { created: 0, changed: 0, unchanged: 0 };
for (const { id, ...fields } of theirs) counts[await sync(id, fields)]++;
console.log(`${counts.created} created, ${counts.changed} changed, ${counts.unchanged} unchanged`);

async function sync(id: string, fields: Omit<TheirContact, 'id'>): Promise<keyof typeof counts> {
  const known = ours.get(id);
  if (!known) {
    await worklane.contacts.create({ ...fields, external_id: id });
    return 'created';
  }
  const isSame = (contact: Contact) =>
    contact.first_name === fields.first_name &&
    contact.last_name === fields.last_name &&
    contact.email === fields.email;
  if (isSame(known)) return 'unchanged';
  // Somebody may have changed it since the list was read: asked again, on the version that is there now.
  await worklane.contacts.modify(known.id, (contact) => (isSame(contact) ? undefined : fields));
  return 'changed';
}

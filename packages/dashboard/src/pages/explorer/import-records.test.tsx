import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { batches, fakeService, problem, type ReceivedRequest } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { ImportRecordsPage } from './import-records.tsx';

const page = { at: '/7/explorer/contacts/import', route: '/7/explorer/:collection/import' };

const created = ({ body }: ReceivedRequest) =>
  (body as { items: { create: { email?: string } }[] }).items.map(({ create }) => create);

function contactService() {
  return fakeService({
    'POST /api/v1/7/contacts/batch': (request) => {
      const invalid = created(request).findIndex(({ email }) => email === 'nowhere');
      return invalid === -1
        ? batches(() => ({ status: 201, body: { id: 1 } }))(request)
        : problem(422, 'validation_failed', 'Invalid', {
            [`/items/${invalid}/create/email`]: 'must be a valid email address',
          });
    },
  });
}

const bodies = (requests: readonly ReceivedRequest[]) => requests.flatMap(created);

async function open(content: string | Uint8Array<ArrayBuffer>) {
  const { user } = renderPage(<ImportRecordsPage />, page);
  await user.upload(await screen.findByLabelText('CSV file'), new File([content], 'contacts.csv'));
  return user;
}

describe('Import', () => {
  it('maps columns by their names, shows values, and sends each row once', async () => {
    const requests = contactService();
    const user = await open('sep=;\nSurname;E-mail;vip;Notes\nEk;ek@x.example;true;a\n;;;\nBerg;berg@x.example;;b\n');
    const mapping = await screen.findByRole('region', { name: 'Columns' });
    expect(within(mapping).getByRole<HTMLSelectElement>('combobox', { name: 'Field of E-mail' }).value).toBe('email');
    within(mapping).getByText('ek@x.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field of Surname' }), 'last_name');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field of vip' }), 'custom_fields.vip');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field of Notes' }), 'Not imported');
    await user.click(screen.getByRole('button', { name: 'Import 2 contacts' }));
    await screen.findByText('2 contacts imported');
    expect(bodies(requests)).toEqual([
      { last_name: 'Ek', email: 'ek@x.example', custom_fields: { vip: true } },
      { last_name: 'Berg', email: 'berg@x.example' },
    ]);
    expect(screen.getByRole('link', { name: 'Show contacts' }).getAttribute('href')).toBe('/7/explorer/contacts');
  });

  it('lets rejected rows be corrected, and sends only these again', async () => {
    const requests = contactService();
    const user = await open('last_name,email\nEk,ek@x.example\nBerg,nowhere\nToo few\n');
    await user.click(await screen.findByRole('button', { name: 'Import 3 contacts' }));
    await screen.findByText('/email must be a valid email address');
    screen.getByText('has 1 cell, but the header has 2 columns');
    screen.getByText('2 of the other 2 rows were rejected. Correct them, and import them again.');
    const email = screen.getByRole('textbox', { name: 'email in line 3' });
    await user.clear(email);
    await user.type(email, 'berg@x.example');
    await user.type(screen.getByRole('textbox', { name: 'email in line 4' }), 'few@x.example');
    await user.click(screen.getByRole('button', { name: 'Import 2 contacts' }));
    await screen.findByText('3 contacts imported');
    expect(requests.map(created)).toEqual([
      [
        { last_name: 'Ek', email: 'ek@x.example' },
        { last_name: 'Berg', email: 'nowhere' },
      ],
      [{ last_name: 'Ek', email: 'ek@x.example' }],
      [
        { last_name: 'Berg', email: 'berg@x.example' },
        { last_name: 'Too few', email: 'few@x.example' },
      ],
    ]);
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends rows without a response again with the same idempotency key, which cannot be edited', async () => {
    let fails = true;
    const requests = fakeService({
      'POST /api/v1/7/contacts/batch': (request) =>
        fails
          ? problem(503, 'service_unavailable', 'The service is not available.')
          : batches(() => ({ status: 201, body: { id: 1 } }))(request),
    });
    const user = await open('last_name\nEk\n');
    await user.click(await screen.findByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText('The service is not available. Import them again: none is imported twice.');
    screen.getByText('1 contact may have been imported');
    expect(screen.queryByRole('textbox')).toBeNull();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText('1 contact imported');
    const [first, second] = requests.map(({ headers, body }) => [headers.get('idempotency-key'), body]);
    expect(second).toEqual(first);
  });

  it('starts again with the file that was corrected in a spreadsheet', async () => {
    const requests = contactService();
    const user = await open('last_name,email\nBerg,nowhere\n');
    await user.click(await screen.findByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText('/email must be a valid email address');
    const corrected = new File(['last_name,email\nBerg,berg@x.example\n'], 'contacts.csv');
    await user.upload(screen.getByLabelText('CSV file'), corrected);
    await screen.findByText('berg@x.example');
    expect(screen.queryByText('/email must be a valid email address')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText('1 contact imported');
    expect(bodies(requests)[1]).toEqual({ last_name: 'Berg', email: 'berg@x.example' });
  });

  it('does not start while two columns set the same field', async () => {
    contactService();
    await open('last_name,Last name\nEk,Ek\n');
    await screen.findByText('Two columns set last_name. Leave one of them out.');
    expect(screen.getByRole('button', { name: 'Import 1 contact' })).toHaveProperty('disabled', true);
  });

  it('reads UTF-16', async () => {
    contactService();
    await open(new Uint8Array(Buffer.from('\uFEFFlast_name\tNotes\nÅs\tÖ\n', 'utf16le')));
    await screen.findByText('Ås');
  });

  it.each([
    ['a quote that is not closed', 'last_name\nEk\n"Berg\n', 'Line 3: a quote is not closed.'],
    ['an empty file', '', 'The file is empty. Its first line must contain the column names.'],
    [
      'Latin-1',
      new Uint8Array([0x61, 0x0a, 0xf6]),
      'Line 2 is neither UTF-8 nor UTF-16. Save the file as "CSV UTF-8".',
    ],
  ])('rejects %s', async (_, content, message) => {
    contactService();
    await open(content);
    await screen.findByText(message);
  });
});

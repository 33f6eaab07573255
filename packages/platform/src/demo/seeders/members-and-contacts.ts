import { resources } from '@worklane/contract';
import { exampleRecords } from '../contract-examples.ts';
import { chance, idOf, type SeedContext, slug } from '../seed-context.ts';

/** Creates members, companies, and contacts of the companies. */
export async function seedMembersAndContacts(context: SeedContext): Promise<void> {
  const { profile, writer, members, companies, contacts } = context;
  for (const { name, role } of profile.members) {
    const email = `${slug(name).replace('-', '.')}@${profile.domain}`;
    const example = exampleRecords(resources.members).find((each) => each.email === email);
    members.push(await writer.createMember({ name, role, email }, example?.id));
  }
  for (const company of profile.companies)
    companies.push(await writer.create('company', companyBody(context, company)));
  for (const company of companies) {
    for (let count = 0; count < 2; count++)
      contacts.push(await writer.create('contact', contactBody(context, company)));
  }
  for (let count = 0; count < 4; count++) contacts.push(await writer.create('contact', contactBody(context)));
}

function companyBody(context: SeedContext, { name, industry }: SeedContext['profile']['companies'][number]) {
  const domain = `${slug(name)}.example`;
  return {
    name,
    industry,
    website: `https://${domain}`,
    email: `info@${domain}`,
    phone: phone(context),
    vat_number: `${context.profile.country}${context.faker.string.numeric(9)}`,
    address: address(context),
    owner_id: idOf(context, context.members),
    external_id: `crm-${slug(name)}`,
  };
}

/** Returns a contact of a company, or a private customer. */
function contactBody(context: SeedContext, company?: { id: number; name?: unknown }) {
  const { faker } = context;
  const first_name = faker.person.firstName();
  const last_name = faker.person.lastName();
  const domain = company ? `${slug(String(company.name))}.example` : 'mail.example';
  return {
    first_name,
    last_name,
    email: `${slug(first_name)}.${slug(last_name)}@${domain}`,
    phone: phone(context),
    job_title: company ? faker.helpers.arrayElement(['Facility manager', 'Buyer', 'Owner', 'Assistant']) : null,
    company_id: company?.id ?? null,
    address: company ? null : address(context),
    owner_id: idOf(context, context.members),
    tags: chance(context, 0.3) ? ['newsletter'] : [],
  };
}

export const address = ({ profile, faker }: SeedContext) => ({
  line1: faker.location.streetAddress(),
  line2: null,
  postal_code: profile.postalCode,
  city: profile.city,
  region: null,
  country: profile.country,
});

const phone = ({ profile, faker }: SeedContext) => `${profile.dialCode} 555 ${faker.string.numeric(4)}`;

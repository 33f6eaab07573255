import { resources } from '../../index.ts';
import { exampleRecords } from '../contract-examples.ts';
import { idOf, type SeedContext, slug } from '../seed-context.ts';

const firstNames = [
  ...['Agnes', 'Amir', 'Astrid', 'Bruno', 'Clara', 'Dario', 'Elin', 'Farah', 'Felix', 'Greta', 'Hugo', 'Ines'],
  ...['Ivo', 'Jonna', 'Karim', 'Lena', 'Malik', 'Nora', 'Oskar', 'Petra', 'Rasmus', 'Sofia', 'Thea', 'Viktor'],
];
const lastNames = [
  ...['Abbasi', 'Bergström', 'Castro', 'Dahl', 'Eriksen', 'Fischer', 'Garcia', 'Holm', 'Ivanova', 'Jansson'],
  ...['Kovács', 'Lindqvist', 'Moreau', 'Nyberg', 'Okoye', 'Petrov', 'Quist', 'Rossi', 'Sandberg', 'Tanaka'],
];
const streets = [
  'Bridge Street',
  'Canal Road',
  'Garden Lane',
  'Harbour Walk',
  'Mill Lane',
  'Station Road',
  'Tower Hill',
];

/** Creates members, companies, and contacts of the companies. */
export function seedMembersAndContacts(context: SeedContext): void {
  const { contract, profile, plan, members, companies, contacts } = context;
  for (const { name, role } of profile.members) {
    const email = `${slug(name).replace('-', '.')}@${profile.domain}`;
    const example = exampleRecords(contract, resources.members).find((each) => each.email === email);
    members.push(plan.create('member', { name, role, email }, example?.id));
  }
  for (const company of profile.companies) companies.push(plan.create('company', companyBody(context, company)));
  for (const company of companies) {
    for (let count = 0; count < 2; count++) contacts.push(plan.create('contact', contactBody(context, company)));
  }
  for (let count = 0; count < 4; count++) contacts.push(plan.create('contact', contactBody(context)));
}

function companyBody(context: SeedContext, { name, industry }: SeedContext['profile']['companies'][number]) {
  const { digits } = context;
  const domain = `${slug(name)}.example`;
  return {
    name,
    industry,
    website: `https://${domain}`,
    email: `info@${domain}`,
    phone: phone(context),
    vat_number: `${context.profile.country}${digits(9)}`,
    address: address(context),
    owner_id: idOf(context, context.members),
    external_id: `crm-${slug(name)}`,
  };
}

/** Returns a contact of a company, or a private customer. */
function contactBody(context: SeedContext, company?: { id: number; name?: unknown }) {
  const { pick, chance } = context;
  const first_name = pick(firstNames);
  const last_name = pick(lastNames);
  const domain = company ? `${slug(String(company.name))}.example` : 'mail.example';
  return {
    first_name,
    last_name,
    email: `${slug(first_name)}.${slug(last_name)}@${domain}`,
    phone: phone(context),
    job_title: company ? pick(['Facility manager', 'Buyer', 'Owner', 'Assistant']) : null,
    company_id: company?.id ?? null,
    address: company ? null : address(context),
    owner_id: idOf(context, context.members),
    tags: chance(0.3) ? ['newsletter'] : [],
  };
}

export const address = ({ profile, pick, integer }: SeedContext) => ({
  line1: `${integer(1, 140)} ${pick(streets)}`,
  line2: null,
  postal_code: profile.postalCode,
  city: profile.city,
  region: null,
  country: profile.country,
});

const phone = ({ profile, digits }: SeedContext) => `${profile.dialCode} 555 ${digits(4)}`;

import { chance, idOf, type Scene, slug } from '../scene.ts';

/** Members, the companies they work for, and the contacts there. */
export async function people(scene: Scene): Promise<void> {
  const { story, writer, members, companies, contacts } = scene;
  for (const { name, role } of story.members) {
    const email = `${slug(name).replace('-', '.')}@${story.domain}`;
    members.push(await writer.member({ name, role, email }));
  }
  for (const company of story.companies) companies.push(await writer.create('company', companyBody(scene, company)));
  for (const company of companies) {
    for (let count = 0; count < 2; count++) contacts.push(await writer.create('contact', contactBody(scene, company)));
  }
  for (let count = 0; count < 4; count++) contacts.push(await writer.create('contact', contactBody(scene)));
}

function companyBody(scene: Scene, { name, industry }: Scene['story']['companies'][number]) {
  const domain = `${slug(name)}.example`;
  return {
    name,
    industry,
    website: `https://${domain}`,
    email: `info@${domain}`,
    phone: phone(scene),
    vat_number: `${scene.story.country}${scene.faker.string.numeric(9)}`,
    address: address(scene),
    owner_id: idOf(scene, scene.members),
    external_id: `crm-${slug(name)}`,
  };
}

/** Somebody of a company, or a private customer. */
function contactBody(scene: Scene, company?: { id: number; name?: unknown }) {
  const { faker } = scene;
  const first_name = faker.person.firstName();
  const last_name = faker.person.lastName();
  const domain = company ? `${slug(String(company.name))}.example` : 'mail.example';
  return {
    first_name,
    last_name,
    email: `${slug(first_name)}.${slug(last_name)}@${domain}`,
    phone: phone(scene),
    job_title: company ? faker.helpers.arrayElement(['Facility manager', 'Buyer', 'Owner', 'Assistant']) : null,
    company_id: company?.id ?? null,
    address: company ? null : address(scene),
    owner_id: idOf(scene, scene.members),
    tags: chance(scene, 0.3) ? ['newsletter'] : [],
  };
}

export const address = ({ story, faker }: Scene) => ({
  line1: faker.location.streetAddress(),
  postal_code: story.postalCode,
  city: story.city,
  country: story.country,
});

const phone = ({ story, faker }: Scene) => `${story.dialCode} 555 ${faker.string.numeric(4)}`;

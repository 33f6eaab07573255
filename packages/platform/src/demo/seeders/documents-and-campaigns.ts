import { dateAt, idOf, money, pick, type SeedContext, slug, timestampAt } from '../seed-context.ts';

/** Creates documents of projects, and campaigns. */
export async function seedDocumentsAndCampaigns(context: SeedContext): Promise<void> {
  const { profile, writer, faker } = context;
  for (const { name, folder, mediaType } of [...profile.documents, ...profile.documents]) {
    const project = pick(context, context.projects);
    const path = `${dateAt(context, 0).slice(0, 4)}/${project.id}/${slug(name)}`;
    await writer.create('document', {
      name,
      folder,
      content_url: `https://files.${profile.domain}/${path}`,
      media_type: mediaType,
      size_bytes: faker.number.int({ min: 20_000, max: 4_000_000 }),
      checksum_sha256: faker.string.hexadecimal({ length: 64, casing: 'lower', prefix: '' }),
      related: { kind: 'project', id: project.id },
      owner_id: idOf(context, context.members),
    });
  }
  const times = { completed: [-40, -12], active: [-7, 14], scheduled: [10, 24], draft: [30, 44] } as const;
  const statuses = Object.keys(times) as (keyof typeof times)[];
  for (const [index, campaign] of profile.campaigns.entries()) {
    const status = statuses[index % statuses.length] ?? 'draft';
    const [from, to] = times[status];
    await writer.create('campaign', {
      ...campaign,
      status,
      start_at: timestampAt(context, from, 7),
      end_at: timestampAt(context, to, 17),
      budget: money(context, faker.number.int({ min: 5, max: 60 }) * 10_000),
      owner_id: idOf(context, context.members),
    });
  }
}

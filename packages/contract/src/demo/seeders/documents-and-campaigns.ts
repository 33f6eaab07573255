import { dateAt, idOf, money, type SeedContext, slug, timestampAt } from '../seed-context.ts';

/** Creates documents of projects, and campaigns. */
export function seedDocumentsAndCampaigns(context: SeedContext): void {
  const { profile, plan, some, integer, digits } = context;
  for (const project of context.projects) {
    for (const { name, folder, mediaType } of some(profile.documents, 2, 2)) {
      const path = `${dateAt(context, 0).slice(0, 4)}/${project.id}/${slug(name)}`;
      plan.create('document', {
        name,
        folder,
        content_url: `https://files.${profile.domain}/${path}`,
        media_type: mediaType,
        size_bytes: integer(20_000, 4_000_000),
        checksum_sha256: digits(64),
        related: { kind: 'project', id: project.id },
        owner_id: idOf(context, context.members),
      });
    }
  }
  const times = { completed: [-40, -12], active: [-7, 14], scheduled: [10, 24], draft: [30, 44] } as const;
  const statuses = Object.keys(times) as (keyof typeof times)[];
  for (const [index, campaign] of profile.campaigns.entries()) {
    const status = statuses[index % statuses.length] ?? 'draft';
    const [from, to] = times[status];
    plan.create('campaign', {
      ...campaign,
      status,
      start_at: timestampAt(context, from, 7),
      end_at: timestampAt(context, to, 17),
      budget: money(context, integer(5, 60) * 10_000),
      owner_id: idOf(context, context.members),
    });
  }
}

import { dateAt, idOf, momentAt, money, pick, type Scene, slug } from '../scene.ts';

/** Documents that belong to projects, and campaigns. */
export async function publishing(scene: Scene): Promise<void> {
  const { story, writer, faker } = scene;
  for (const { name, folder, mediaType } of [...story.documents, ...story.documents]) {
    const project = pick(scene, scene.projects);
    const path = `${dateAt(scene, 0).slice(0, 4)}/${project.id}/${slug(name)}`;
    await writer.create('document', {
      name,
      folder,
      content_url: `https://files.${story.domain}/${path}`,
      media_type: mediaType,
      size_bytes: faker.number.int({ min: 20_000, max: 4_000_000 }),
      checksum_sha256: faker.string.hexadecimal({ length: 64, casing: 'lower', prefix: '' }),
      related: { kind: 'project', id: project.id },
      owner_id: idOf(scene, scene.members),
    });
  }
  const times = { completed: [-40, -12], active: [-7, 14], scheduled: [10, 24], draft: [30, 44] } as const;
  const statuses = Object.keys(times) as (keyof typeof times)[];
  for (const [index, campaign] of story.campaigns.entries()) {
    const status = statuses[index % statuses.length] ?? 'draft';
    const [from, to] = times[status];
    await writer.create('campaign', {
      ...campaign,
      status,
      start_at: momentAt(scene, from, 7),
      end_at: momentAt(scene, to, 17),
      budget: money(scene, faker.number.int({ min: 5, max: 60 }) * 10_000),
      owner_id: idOf(scene, scene.members),
    });
  }
}

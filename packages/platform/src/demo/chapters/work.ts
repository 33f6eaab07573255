import { chance, dateAt, idOf, momentAt, money, pick, type Scene } from '../scene.ts';

/** Projects, their tasks, and the tickets of customers. */
export async function work(scene: Scene): Promise<void> {
  await projects(scene);
  await tasks(scene);
  await tickets(scene);
}

async function projects(scene: Scene): Promise<void> {
  const { story, writer, faker } = scene;
  const statuses = ['completed', 'active', 'active', 'active', 'on_hold', 'planned'];
  for (const [index, project] of story.projects.entries()) {
    const status = statuses[index % statuses.length];
    const days = status === 'completed' ? -90 : status === 'planned' ? 14 : -faker.number.int({ min: 10, max: 40 });
    const body = {
      ...project,
      status,
      company_id: scene.companies[index % scene.companies.length]?.id,
      owner_id: idOf(scene, scene.members),
      start_date: dateAt(scene, days),
      due_date: dateAt(scene, days + faker.number.int({ min: 60, max: 85 })),
      budget: money(scene, faker.number.int({ min: 40, max: 900 }) * 10_000),
    };
    scene.projects.push(await writer.create('project', body));
  }
}

async function tasks(scene: Scene): Promise<void> {
  const { story, writer, faker } = scene;
  for (const title of [...story.tasks, ...story.tasks]) {
    const project = pick(scene, scene.projects);
    const status =
      project.status === 'completed' ? 'done' : pick(scene, ['open', 'in_progress', 'blocked', 'done', 'done']);
    const task = await writer.create('task', {
      title,
      description: `For ${project.name}.`,
      status: status === 'done' ? 'in_progress' : status,
      priority: pick(scene, ['low', 'normal', 'normal', 'normal', 'high', 'urgent']),
      project_id: project.id,
      assignee_id: chance(scene, 0.85) ? idOf(scene, scene.members) : null,
      due_at: momentAt(scene, faker.number.int({ min: -6, max: 20 }), 15),
      estimated_minutes: faker.number.int({ min: 1, max: 16 }) * 30,
      tags: faker.helpers.arrayElements([...story.tags], { min: 0, max: 2 }),
    });
    if (status === 'done') writer.later('task', task, { status });
    if (status === 'in_progress' && chance(scene, 0.3)) {
      const { project_id, assignee_id } = task;
      const part = { title: `${title}: ask the customer`, project_id, assignee_id, parent_task_id: task.id };
      await writer.create('task', part);
    }
  }
}

async function tickets(scene: Scene): Promise<void> {
  const { story, writer } = scene;
  for (const subject of [...story.tickets, ...story.tickets]) {
    const contact = pick(scene, scene.contacts);
    const status = pick(scene, ['new', 'open', 'open', 'pending', 'resolved', 'closed']);
    const ended = status === 'resolved' || status === 'closed';
    const ticket = await writer.create('ticket', {
      subject,
      status: ended ? 'open' : status,
      priority: pick(scene, ['low', 'normal', 'normal', 'high']),
      channel: pick(scene, ['email', 'email', 'phone', 'web', 'chat']),
      contact_id: contact.id,
      company_id: contact.company_id,
      assignee_id: status === 'new' ? null : idOf(scene, scene.members),
    });
    if (ended) writer.later('ticket', ticket, { status });
  }
}

import { chance, dateAt, idOf, money, pick, type SeedContext, timestampAt } from '../seed-context.ts';

/** Creates projects, tasks and tickets. */
export async function seedProjectsTasksTickets(context: SeedContext): Promise<void> {
  await createProjects(context);
  await createTasks(context);
  await createTickets(context);
}

async function createProjects(context: SeedContext): Promise<void> {
  const { profile, writer, faker } = context;
  const statuses = ['completed', 'active', 'active', 'active', 'on_hold', 'planned'];
  for (const [index, project] of profile.projects.entries()) {
    const status = statuses[index % statuses.length];
    const days = status === 'completed' ? -90 : status === 'planned' ? 14 : -faker.number.int({ min: 10, max: 40 });
    const body = {
      ...project,
      status,
      company_id: context.companies[index % context.companies.length]?.id,
      owner_id: idOf(context, context.members),
      start_date: dateAt(context, days),
      due_date: dateAt(context, days + faker.number.int({ min: 60, max: 85 })),
      budget: money(context, faker.number.int({ min: 40, max: 900 }) * 10_000),
    };
    context.projects.push(await writer.create('project', body));
  }
}

async function createTasks(context: SeedContext): Promise<void> {
  const { profile, writer, faker } = context;
  for (const title of [...profile.tasks, ...profile.tasks]) {
    const project = pick(context, context.projects);
    const status =
      project.status === 'completed' ? 'done' : pick(context, ['open', 'in_progress', 'blocked', 'done', 'done']);
    const task = await writer.create('task', {
      title,
      description: `For ${project.name}.`,
      status: status === 'done' ? 'in_progress' : status,
      priority: pick(context, ['low', 'normal', 'normal', 'normal', 'high', 'urgent']),
      project_id: project.id,
      assignee_id: chance(context, 0.85) ? idOf(context, context.members) : null,
      due_at: timestampAt(context, faker.number.int({ min: -6, max: 20 }), 15),
      estimated_minutes: faker.number.int({ min: 1, max: 16 }) * 30,
      tags: faker.helpers.arrayElements([...profile.tags], { min: 0, max: 2 }),
    });
    if (status === 'done') writer.updateLater('task', task, { status });
    if (status === 'in_progress' && chance(context, 0.3)) {
      const { project_id, assignee_id } = task;
      const subtask = { title: `${title}: ask the customer`, project_id, assignee_id, parent_task_id: task.id };
      await writer.create('task', subtask);
    }
  }
}

async function createTickets(context: SeedContext): Promise<void> {
  const { profile, writer } = context;
  for (const subject of [...profile.tickets, ...profile.tickets]) {
    const contact = pick(context, context.contacts);
    const status = pick(context, ['new', 'open', 'open', 'pending', 'resolved', 'closed']);
    const ended = status === 'resolved' || status === 'closed';
    const ticket = await writer.create('ticket', {
      subject,
      status: ended ? 'open' : status,
      priority: pick(context, ['low', 'normal', 'normal', 'high']),
      channel: pick(context, ['email', 'email', 'phone', 'web', 'chat']),
      contact_id: contact.id,
      company_id: contact.company_id,
      assignee_id: status === 'new' ? null : idOf(context, context.members),
    });
    if (ended) writer.updateLater('ticket', ticket, { status });
  }
}

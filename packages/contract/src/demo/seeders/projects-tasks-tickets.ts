import { dateAt, idOf, money, type SeedContext, timestampAt } from '../seed-context.ts';

/** Creates projects, tasks and tickets. */
export function seedProjectsTasksTickets(context: SeedContext): void {
  createProjects(context);
  createTasks(context);
  createTickets(context);
}

function createProjects(context: SeedContext): void {
  const { profile, plan, integer } = context;
  const statuses = ['completed', 'active', 'active', 'active', 'on_hold', 'planned'];
  for (const [index, project] of profile.projects.entries()) {
    const status = statuses[index % statuses.length];
    const days = status === 'completed' ? -90 : status === 'planned' ? 14 : -integer(10, 40);
    const body = {
      ...project,
      status,
      company_id: context.companies[index % context.companies.length]?.id,
      owner_id: idOf(context, context.members),
      start_date: dateAt(context, days),
      due_date: dateAt(context, days + integer(60, 85)),
      budget: money(context, integer(40, 900) * 10_000),
    };
    context.projects.push(plan.create('project', body));
  }
}

function createTasks(context: SeedContext): void {
  const { profile, plan, pick, some, integer, chance } = context;
  for (const [index, title] of [...profile.tasks, ...profile.tasks].entries()) {
    // The first task of each project is overdue, on whichever day the data is created.
    const first = context.projects[index];
    const project = first ?? pick(context.projects);
    const statuses = first ? ['open'] : ['open', 'in_progress', 'blocked', 'done', 'done'];
    const status = pick(project.status === 'completed' ? ['done'] : statuses);
    const task = plan.create('task', {
      title,
      description: `For ${project.name}.`,
      status: status === 'done' ? 'in_progress' : status,
      priority: pick(['low', 'normal', 'normal', 'normal', 'high', 'urgent']),
      project_id: project.id,
      assignee_id: chance(0.85) ? idOf(context, context.members) : null,
      due_at: timestampAt(context, first ? -integer(1, 10) : integer(-10, 14), 15),
      estimated_minutes: integer(1, 16) * 30,
      tags: some([...profile.tags], 0, 2),
    });
    if (status === 'done') plan.updateLater('task', task, { status });
    if (status === 'in_progress' && chance(0.3)) {
      const { project_id, assignee_id } = task;
      const subtask = { title: `${title}: ask the customer`, project_id, assignee_id, parent_task_id: task.id };
      plan.create('task', subtask);
    }
  }
}

const descriptions = [
  'The customer sent two photographs.',
  'It happens every few days, mostly in the morning.',
  'Please call back before noon.',
  'A replacement or a refund would be accepted.',
];

function createTickets(context: SeedContext): void {
  const { profile, plan, pick, chance, digits } = context;
  for (const subject of [...profile.tickets, ...profile.tickets]) {
    const contact = pick(context.contacts);
    const status = pick(['new', 'open', 'open', 'pending', 'resolved', 'closed']);
    const ended = status === 'resolved' || status === 'closed';
    const ticket = plan.create('ticket', {
      subject,
      description: chance(0.7) ? pick(descriptions) : null,
      external_id: chance(0.3) ? `mail-${digits(6)}` : null,
      status: ended ? 'open' : status,
      priority: pick(['low', 'normal', 'normal', 'high']),
      channel: pick(['email', 'email', 'phone', 'web', 'chat']),
      contact_id: contact.id,
      company_id: contact.company_id,
      assignee_id: status === 'new' ? null : idOf(context, context.members),
    });
    if (ended) plan.updateLater('ticket', ticket, { status });
  }
}

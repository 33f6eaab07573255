/** A request that users can choose in their client, instead of typing it. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The kinds that it needs to read; without them, it is not listed. */
  readonly reads: readonly string[];
  /** The kinds that it changes after the user has agreed. */
  readonly changes: readonly string[];
  /** The descriptions of its arguments, all of them required texts. */
  readonly arguments: Readonly<Record<string, string>>;
  readonly text: (args: Readonly<Record<string, string>>) => string;
}

export const prompts: readonly Prompt[] = [
  {
    name: 'triage_tickets',
    title: 'Triage new tickets',
    description: 'Suggests a priority and an assignee for each new ticket, and applies them after you agree.',
    reads: ['tickets', 'members'],
    changes: ['tickets'],
    arguments: {},
    text: () =>
      'Triage the new tickets. List tickets with the status new, oldest first, with their description, and list the members. ' +
      'Suggest a priority and an assignee for each ticket, in a table with one sentence of reason. Spread the tickets over the ' +
      'members by how many open tickets each already has. Ask me before you change anything, then apply what I agree to with ' +
      'one update_records call, which also sets the status open.',
  },
  {
    name: 'plan_week',
    title: 'Plan my week',
    description:
      'Sorts your open tasks and appointments into the days of this week, and moves due dates after you agree.',
    reads: ['tasks', 'appointments'],
    changes: ['tasks'],
    arguments: {},
    text: () =>
      'Plan my week. Call who_am_i for the time and for my member ID. List my open tasks that are overdue or due until the end ' +
      'of this week, and the appointments of this week. Assign the tasks to days by priority, due date and estimated minutes, ' +
      'around the appointments, with at most six hours of tasks a day. Show the plan as a table by day, and name what does not ' +
      'fit. Ask me before you move any due date.',
  },
  {
    name: 'prepare_meeting',
    title: 'Prepare a customer meeting',
    description: 'Summarizes what is open with a company: contacts, deals, orders, tickets and projects.',
    reads: ['companies', 'contacts', 'deals', 'orders', 'tickets', 'projects'],
    changes: [],
    arguments: { company: 'Name of the company' },
    text: ({ company }) =>
      `Prepare me for a meeting with ${company}. Search the company, then list its contacts, deals, orders, tickets and projects ` +
      'by company_id. Write one page: who we talk to, what we sell them, what is open or late, and three questions that I ' +
      'should ask. Name the ID of each record that you mention.',
  },
  {
    name: 'review_pipeline',
    title: 'Review the sales pipeline',
    description: 'Shows open deals by stage with their value, and those that are overdue or have not moved.',
    reads: ['deals'],
    changes: [],
    arguments: {},
    text: () =>
      'Review the sales pipeline. List the deals of each open stage: lead, qualified, proposal and negotiation. Show a table by ' +
      'stage with the number of deals, their value, and their value weighted by probability, for each currency. Then list the ' +
      'deals whose expected close date is past, and those without an update for 30 days, and suggest the next step for each.',
  },
  {
    name: 'report_changes',
    title: 'Report recent changes',
    description: 'Reports what was created, completed and closed since a date.',
    reads: ['tasks', 'tickets', 'deals'],
    changes: [],
    arguments: { since: 'Date, such as 2026-03-02' },
    text: ({ since }) =>
      `Report what has changed since ${since}. Read recent_events of tasks, tickets and deals since then, all pages. Write a ` +
      'report of at most 15 lines: what was finished, what is new, what is blocked, and which deals changed their stage. Count ' +
      'each record once.',
  },
];

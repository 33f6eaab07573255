import { fromJsonSchema, type GetPromptResult, type McpServer } from '@modelcontextprotocol/server';
import { type Access, collectionNames } from '../access.ts';

/** Registers the prompts for which the token can read and change what they need. */
export function registerPrompts(server: McpServer, access: Access): void {
  const [readable, writable] = [collectionNames(access.readable), collectionNames(access.writable)];
  for (const prompt of prompts) {
    if (!prompt.reads.every((kind) => readable.includes(kind))) continue;
    if (!prompt.changes.every((kind) => writable.includes(kind))) continue;
    registerPrompt(server, prompt);
  }
}

function registerPrompt(server: McpServer, prompt: Prompt): void {
  const { name, title, description, text } = prompt;
  const messages = (values: Readonly<Record<string, string>>): GetPromptResult => ({
    messages: [{ role: 'user', content: { type: 'text', text: text(values) } }],
  });
  const argsSchema = argumentsSchemas.get(prompt);
  if (argsSchema) server.registerPrompt(name, { title, description, argsSchema }, messages);
  else server.registerPrompt(name, { title, description }, () => messages({}));
}

/** Returns the schema of the arguments of a prompt; undefined without any. */
function argumentsSchema({ arguments: args }: Prompt) {
  const names = Object.keys(args);
  if (names.length === 0) return undefined;
  return fromJsonSchema<Record<string, string>>({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(args).map(([each, about]) => [
        each,
        { type: 'string', minLength: 1, maxLength: 200, description: about },
      ]),
    ),
    required: names,
  });
}

/** A request that users can choose in their client, instead of typing it. */
interface Prompt {
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
      'Triage the new tickets. List the tickets with the status new, sorted by created_at, with the fields subject, description, ' +
      'priority and company_id. List the active members, the tickets with the status open and those with pending, to see how many each ' +
      'member has. Suggest a priority and an assignee for each new ticket, in a table with a one-sentence reason, so that the work ' +
      'is spread evenly. Ask me before you change anything. Then apply what I agree to in one update_records call that sets ' +
      'priority and assignee_id, and the status open.',
  },
  {
    name: 'plan_week',
    title: 'Plan my week',
    description:
      'Distributes your open tasks over the days of this week, around your appointments, and moves due dates after you agree.',
    reads: ['tasks', 'appointments'],
    changes: ['tasks'],
    arguments: {},
    text: () =>
      'Plan my week. Call who_am_i for the time and for my member ID; if there is no member, ask me who I am. List the tasks with ' +
      'my assignee_id and the status open, and those with in_progress, that are due before the end of this week (due_at_to), including overdue ' +
      'ones, and the appointments of this week (start_at_from, start_at_to) that I organize (organizer_id) and that I attend ' +
      '(attendee_ids). Assign the tasks to days by priority, due_at and estimated_minutes, around the appointments, with at most ' +
      'six hours of tasks a day. Show the plan as a table by day, and list what does not fit. Ask me before you change any due_at.',
  },
  {
    name: 'prepare_meeting',
    title: 'Prepare a customer meeting',
    description: 'Summarizes what is open with a company: contacts, deals, orders, tickets and projects.',
    reads: ['companies', 'contacts', 'deals', 'orders', 'tickets', 'projects'],
    changes: [],
    arguments: { company: 'Name of the company' },
    text: ({ company }) =>
      `Prepare me for a meeting with ${company}. Search for the company; if several match, ask me which one. Then list its ` +
      'contacts, deals, orders, tickets and projects with the filter company_id. Write one page: who we talk to, what we sell ' +
      'them, what is open or late, and three questions that I should ask. Add the ID of each record that you mention.',
  },
  {
    name: 'review_pipeline',
    title: 'Review the sales pipeline',
    description:
      'Shows open deals by stage with their value, and lists those that are overdue or have not changed for 30 days.',
    reads: ['deals'],
    changes: [],
    arguments: {},
    text: () =>
      'Review the sales pipeline. Call who_am_i for the date. List the deals of each open stage (lead, qualified, proposal, ' +
      'negotiation), all pages, with the fields title, stage, value, probability, expected_close_date and updated_at. Show a ' +
      'table by stage and currency with the number of deals, their total value, and their value weighted by probability. Then ' +
      'list the deals whose expected_close_date is past, and those whose updated_at is more than 30 days ago, and suggest the ' +
      'next step for each.',
  },
  {
    name: 'report_changes',
    title: 'Report recent changes',
    description: 'Reports what was created, completed and closed since a date.',
    reads: ['tasks', 'tickets', 'deals'],
    changes: [],
    arguments: { since: 'A date in the last 30 days, such as 2026-03-02' },
    text: ({ since }) =>
      `Report what has changed since ${since}. Read the recent_events of the kinds tasks, tickets and deals since then, all ` +
      'pages; since is a date-time, such as 2026-03-02T00:00:00Z. Write a report of at most 15 lines: what was finished, what is ' +
      'new, what is blocked, and which deals changed their stage. Count each record once.',
  },
];

/** Compiled once: the SDK compiles each schema that it is given, and keeps it for ever, while servers live for one request. */
const argumentsSchemas = new Map(prompts.map((prompt) => [prompt, argumentsSchema(prompt)]));

import type { Task } from '@worklane/client';

export type Status = Task['status'];

/** The columns of the board. A status without one is a compile error. */
export const columns: Readonly<Record<Status, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  blocked: 'Blocked',
  done: 'Done',
  cancelled: 'Cancelled',
};

export const statuses = Object.keys(columns) as Status[];

/** The type of the data of a dragged card: the task as the user saw it. */
export const taskType = 'application/x-worklane-task+json';

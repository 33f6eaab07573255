/** The options of a node, which it gets as JSON. */
export interface NodeOptions {
  url?: string;
  folder?: string;
  /** At least 32 bytes. */
  secret: string;
}

/** Webhooks for `task.created`, one for each URL. */
export interface Subscription {
  organizationId: number;
  urls: string[];
}

export interface WriteTask {
  organizationId: number;
  perSecond: number;
  /** How many tasks are created. */
  count: number;
}

/** A command to a node. */
export type Command = { subscribe: Subscription } | { write: WriteTask };

export interface Registered {
  id: number;
  secret: string;
}

/** The id of a committed task, and the time of the acknowledgement in nanoseconds of process.hrtime, which all processes share. */
export type Committed = [id: number, at: string];

/** A message from a node. */
export type Reply = { ready: true } | { subscribed: Registered[] } | { committed: Committed } | { written: true };

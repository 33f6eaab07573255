/** How a node is started. */
export interface NodeOptions {
  url?: string;
  folder?: string;
  /** At least 32 bytes. */
  secret: string;
  /** Whether it delivers; it does unless told otherwise. */
  delivers?: boolean;
  /** Milliseconds by which its clock is ahead: what is later for others is now for it. */
  ahead?: number;
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

export interface TimedTask {
  organizationId: number;
  /** How many tasks are created, one after the other. */
  count: number;
}

/** What a node is told. */
export type Command =
  | { subscribe: Subscription }
  | { write: WriteTask }
  | { time: TimedTask }
  /** Asks how much is due. */
  | { due: true }
  /** Asks for all that the database has of deliveries. */
  | { tell: true };

export interface Registered {
  id: number;
  secret: string;
}

/** A task that is committed, and when that was known, in nanoseconds of process.hrtime, which all processes share. */
export type Committed = [id: number, at: string];

/** What a node says. */
export type Reply =
  | { ready: true }
  | { subscribed: Registered[] }
  | { committed: Committed }
  | { written: true }
  /** Milliseconds that each took. */
  | { timed: number[] }
  /** Deliveries that could be made now, and all that wait. */
  | { due: { now: number; ever: number } }
  | { told: DeliveryState };

/** All that the database has of deliveries. */
export interface DeliveryState {
  events: { id: string; entity_id: number }[];
  webhooks: { id: number; status: string }[];
  logs: { webhook_id: number; message_id: string; status: string }[];
}

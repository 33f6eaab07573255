export interface BareOptions {
  origin: string;
  /** What is sent, each time. */
  body: string;
}

/** Sends so many, as fast as it can or at a rate. */
export type BareCommand = { send: number } | { pace: { perSecond: number; count: number } };

export interface GraphileOptions {
  /** Of the database. */
  url: string;
  /** Of the receiver. */
  origin: string;
}

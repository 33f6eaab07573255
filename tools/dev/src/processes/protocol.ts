/** A server that can be loaded again in its process. `Kept` is what outlives a reload, such as an open database. */
export interface ReloadableModule<Kept> {
  open(): Promise<Kept>;
  /** Starts the server beside its predecessor. */
  start(kept: Kept): Promise<StartedServer>;
  close(kept: Kept): Promise<void>;
}

export interface StartedServer {
  readonly url: string;
  /** Called when requests go to this server and its predecessor has stopped. */
  replaced?(): Promise<void>;
  stop(): Promise<void>;
}

/** From the development server to the process of a server. */
export type Command = 'load' | 'switched' | 'stop';

/** From the process of a server: the result of `load`. */
export type Result = { readonly url: string; readonly memory: number } | { readonly error: string };

/** Maximum time to stop, in milliseconds. */
export const stopTime = 15_000;

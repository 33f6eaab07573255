/** By lower-case name, as Node.js has them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the value of a header that is sent at most once. */
export const headerOf = (headers: RequestHeaders, name: string): string | undefined => headers[name]?.toString();

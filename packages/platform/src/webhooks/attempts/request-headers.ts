/** What every delivery is sent with; its timestamp and signature are of the moment at which it is. */
export const fixedHeaders = { 'content-type': 'application/json', 'user-agent': 'Worklane-Webhooks/1' } as const;

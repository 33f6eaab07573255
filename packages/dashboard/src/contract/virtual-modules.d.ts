/** What build/contract-views.ts makes of the contract. */

declare module 'contract:schemas' {
  const schemas: import('./schema.ts').Schemas;
  export default schemas;
}

declare module 'contract:event-examples' {
  const examples: Readonly<Record<import('@worklane/contract').EventType, object>>;
  export default examples;
}

declare module 'contract:calls' {
  const calls: import('./call.ts').Calls;
  export default calls;
}

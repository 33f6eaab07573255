/** The modules that build/contract-views.ts generates. */

declare module 'contract:schemas' {
  const schemas: import('./schema.ts').Schemas;
  export default schemas;
}

declare module 'contract:event-examples' {
  const examples: Readonly<Record<import('@worklane/contract').EventType | 'webhook.test', object>>;
  export default examples;
}

declare module 'contract:operations' {
  const operations: import('./code-examples.ts').Operations;
  export default operations;
}

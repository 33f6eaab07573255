/** The modules that build/contract-views.ts generates. */

declare module 'contract:schemas' {
  const schemas: import('./fields.ts').Schemas;
  export default schemas;
}

declare module 'contract:event-examples' {
  const examples: Readonly<Record<import('@worklane/contract').EventType | 'webhook.test', object>>;
  export default examples;
}

declare module 'contract:list-paths' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

export type { RequestCase } from './cases/case.ts';
export { type Exchange, send } from './http-exchange.ts';
export { type Result, run, type ValidatingProxy } from './run.ts';
export type { Credentials } from './target/credentials.ts';
export type { Target } from './target/target.ts';
export { allCapabilities } from './target/target.ts';
export { obtainTokens } from './target/tokens.ts';

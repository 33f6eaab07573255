export type { Case } from './cases/case.ts';
export type { Exchange } from './exchange.ts';
export { type JudgingProxy, type Result, run } from './run.ts';
export { allCapabilities } from './target/capabilities.ts';
export type { Target } from './target/target.ts';
export { obtainTokens } from './target/tokens.ts';

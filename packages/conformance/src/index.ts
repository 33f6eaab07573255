export type { FlowReceiver, Message } from './flows/flow-runner.ts';
export { type FlowResult, type RunFlowsOptions, runFlows } from './flows/run-flows.ts';
export { type Exchange, send } from './http-exchange.ts';
export { type Result, run } from './run.ts';
export type { Credentials } from './target/credentials.ts';
export type { Target } from './target/target.ts';
export { allCapabilities, targetOf } from './target/target.ts';
export { obtainTokens } from './target/tokens.ts';

export type { FetchHandler } from '../http/fetch-handler.ts';
export type { Send, SendRequest } from '../webhooks/sender.ts';
export { createHandler, type HandlerOptions, type MockHandler } from './create-handler.ts';

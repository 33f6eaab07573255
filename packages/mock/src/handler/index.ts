export { bodyExcerpt, type Send } from '../webhooks/sender.ts';
export { createHandler, type HandlerOptions, type MockHandler } from './create-handler.ts';

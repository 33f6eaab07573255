export { createHandler, type HandlerOptions, type MockHandler } from './create-handler.ts';

export type { Delivery, DeliveryType, Matching, Pattern } from './pattern.ts';
export type { Payload } from './payload.ts';
export { createReceiver, type Receiver } from './receiver.ts';
export type { ReceiverOptions, Validate } from './receiver-options.ts';
export type { IncomingBody, IncomingHeaders, IncomingRequest } from './request.ts';
export type { DeliveryResult, ReceiverResponse } from './response.ts';
export { type Claim, memorySeen, type SeenStore, type VersionStore } from './stores.ts';
export { WebhookError, type WebhookErrorCode, type WebhookErrorDetails } from './webhook-error.ts';

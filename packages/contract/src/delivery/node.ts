export { type HttpDeliveryRequest, sendOverHttp } from './http-sender.ts';
export { readLenientResponses } from './response-heads.ts';

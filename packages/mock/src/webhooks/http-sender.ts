import type { SendDelivery } from '@worklane/contract/delivery';
import { sendOverHttp } from '@worklane/contract/delivery/node';
import { isLocalReceiver } from '@worklane/model';

/** Sends deliveries in Node.js. Authorities issue no certificates for this machine, and what is sent to it does not leave it. */
export const sendWithNode: SendDelivery = (request) =>
  sendOverHttp({ ...request, skipVerify: isLocalReceiver(request.url) });

import { Webhooks } from '../world/webhooks.ts';
import { type Case, scenario } from './case.ts';

/** Returns a case at whose end the deliveries and logs of its webhooks are compared, and the webhooks deleted. */
export const webhookScenario = (name: string, run: (webhooks: Webhooks) => Promise<void>): Case =>
  scenario(name, ['state', 'receiver'], async (scene) => {
    const webhooks = new Webhooks(scene);
    await run(webhooks);
    for (const webhook of [...webhooks.created]) await webhooks.end(webhook);
  });

import { Webhooks } from '../world/webhooks.ts';
import type { Scenario } from './case.ts';

/** Returns a case whose webhooks are deleted at its end, so that they do not receive the events of later cases. */
export const webhookScenario = (name: string, run: (webhooks: Webhooks) => Promise<void>): Scenario => ({
  name,
  needs: ['state', 'receiver'],
  async run(scene) {
    const webhooks = new Webhooks(scene);
    await run(webhooks);
    await webhooks.removeAll();
  },
});

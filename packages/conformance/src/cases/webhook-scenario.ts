import { resources } from '@worklane/contract';
import { createRecord, updateRecord } from '../world/records.ts';
import { Webhooks } from '../world/webhooks.ts';
import { type Case, scenario } from './case.ts';

/** Returns a case at whose end the deliveries and logs of its webhooks are compared, and the webhooks deleted. */
export const webhookScenario = (name: string, run: (webhooks: Webhooks) => Promise<void>): Case =>
  scenario(name, ['state', 'receiver'], async (scene) => {
    const webhooks = new Webhooks(scene);
    await run(webhooks);
    for (const webhook of [...webhooks.created]) await webhooks.end(webhook);
  });

/** Creates a task. @returns a function that changes it, and waits for the deliveries of task.updated */
export async function taskChanges(webhooks: Webhooks): Promise<() => Promise<void>> {
  const { tasks } = resources;
  const task = await createRecord(webhooks.scene, tasks, { title: 'Order oak panels' });
  if (!task) throw new Error('The model rejects a task with a title.');
  await webhooks.expectDeliveries();
  let changes = 0;
  return async () => {
    changes++;
    await updateRecord(webhooks.scene, tasks, task, { title: `Order ${changes} oak panels` });
    await webhooks.expectDeliveries();
  };
}

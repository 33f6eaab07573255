import { resources } from '@worklane/contract';
import { createRecord, updateRecord } from '../world/records.ts';
import type { Webhooks } from '../world/webhooks.ts';

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

import { UsageError } from '@worklane/contract/command-line';
import type { Command } from '../command.ts';

export const firstSteps: Command = {
  name: 'first-steps',
  usage: 'first-steps   (credentials of the demo data, and commands for the first requests)',
  async run({ store, clock, secret, baseUrl }) {
    // Imported only here: a service without demo data never needs them.
    const { findDemoData } = await import('../../demo/create-demo-data.ts');
    const { firstStepsText } = await import('../../demo/first-steps.ts');
    const known = await secret();
    const demo = known === undefined ? undefined : await findDemoData(store.db, { now: clock(), secret: known });
    if (!demo) throw new UsageError('This database has no demo data.');
    const isProduction = process.env.NODE_ENV === 'production';
    return { text: firstStepsText(demo, { baseUrl, isProduction }), data: demo };
  },
};

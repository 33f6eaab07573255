export { exampleDeliveries, exampleRecords, inReferenceOrder } from './contract-examples.ts';
export { type DemoWrite, demoProfiles, demoWrites } from './demo-writes.ts';
export { slug } from './seed-context.ts';

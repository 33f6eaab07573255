export { type Attempt, attempt } from './attempt.ts';
export { type DeliveryType, deliveryType, eventTypes } from './event-name.ts';
export { type MockOptions, startMock } from './mock.ts';
export { type ProxyOptions, type RunningProxy, startProxy } from './proxy.ts';
export { type SampleDelivery, sampleDelivery } from './sample-delivery.ts';
export type { SampleOptions } from './sample-event.ts';
export type { RunningServer } from './server.ts';
export { type ReportedViolation, reportLines, type ViolationReport } from './violation-report.ts';

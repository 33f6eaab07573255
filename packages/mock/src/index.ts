export { type Attempt, attempt } from './attempt.ts';
export { type DeliveryType, deliveryType, eventTypes } from './event-name.ts';
export { type MockOptions, startMock } from './mock/start-mock.ts';
export { type ProxyOptions, type RunningProxy, startProxy } from './proxy/start-proxy.ts';
export { type SampleDelivery, sampleDelivery } from './samples/sample-delivery.ts';
export type { SampleOptions } from './samples/sample-event.ts';
export type { RunningServer } from './http/listen.ts';
export { type ReportedViolation, reportLines, type ViolationReport } from './proxy/violation-report.ts';

export type { RunningServer } from './http/listen.ts';
export { type MockOptions, startMock } from './mock/start-mock.ts';
export { type ProxyOptions, type RunningProxy, startProxy } from './proxy/start-proxy.ts';
export { type ReportedViolation, reportLines, type ViolationReport } from './proxy/violation-report.ts';
export { type DeliveryAttempt, type SampleDelivery, sampleDelivery, sendDelivery } from './samples/sample-delivery.ts';
export { type DeliveryType, eventTypes, parseDeliveryType, type SampleOptions } from './samples/sample-event.ts';

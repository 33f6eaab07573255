import { describeExecution } from './execution.ts';

describeExecution({ slow: false });

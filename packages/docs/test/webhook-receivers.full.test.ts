import { describeReceiver } from './webhook-receivers.ts';

describeReceiver(
  'Receiver.java',
  ['java'],
  ['javap', 'com.standardwebhooks.Webhook'],
  'a JDK with com.standardwebhooks:standardwebhooks on the CLASSPATH',
);

import { describeReceiver } from './webhook-receivers.ts';

describeReceiver(
  'Receiver.java',
  ['java'],
  ['javap', 'com.standardwebhooks.Webhook', 'com.fasterxml.jackson.databind.ObjectMapper'],
  'a JDK with com.standardwebhooks:standardwebhooks and jackson-databind on the CLASSPATH',
);

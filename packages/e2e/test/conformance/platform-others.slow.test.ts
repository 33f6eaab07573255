import { testPlatform } from './platform-in-process.ts';

// OAuth, webhooks and events
testPlatform(({ collection }) => collection === undefined);

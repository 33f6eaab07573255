import { testPlatform } from './platform-in-process.ts';

testPlatform(({ collection }) => collection !== undefined);

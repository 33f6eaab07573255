export { type Admin, withAdmin } from './admin-session.ts';
export { platformSettings } from './platform-process.ts';
export { addOrganizations, ownerEmail, type PreparedPlatform } from './prepare-platform.ts';
export { type Platform, startPlatform, startService } from './start-platform.ts';
export { embeddedDatabase, serverDatabase } from './test-database.ts';

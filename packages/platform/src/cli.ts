#!/usr/bin/env node

/** The command of the published package: starts the service, or runs an admin command after `admin`. */
const { argv } = process;
if (argv[2] === 'admin') {
  // The admin commands parse the arguments that follow.
  argv.splice(2, 1);
  await import('./admin/main.ts');
} else {
  await import('./main.ts');
}

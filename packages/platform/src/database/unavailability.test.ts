import { describe, expect, it } from 'vitest';
import { DatabaseSyncError } from './embedded/wal-sync.ts';
import { SessionSettingsError } from './postgresql/session-settings.ts';
import { unavailabilityOf } from './unavailability.ts';

const postgresql = (code: string) => Object.assign(new Error('of PostgreSQL'), { code, severity: 'FATAL' });
const system = (code: string, syscall: string) => Object.assign(new Error('of Node.js'), { code, syscall });

describe('unavailabilityOf', () => {
  it.each([
    [postgresql('08006'), 'unreachable'],
    [postgresql('57P01'), 'unreachable'],
    [postgresql('57P03'), 'starting'],
    [postgresql('25006'), 'read_only'],
    [postgresql('53100'), 'full'],
    [postgresql('58P01'), 'io_error'],
    [postgresql('XX000'), 'failing'],
    [postgresql('42501'), 'failing'],
    [postgresql('0A000'), 'failing'],
    [postgresql('26000'), 'failing'],
    [postgresql('53200'), 'out_of_resources'],
    [postgresql('53300'), 'out_of_connections'],
    [postgresql('57014'), 'too_slow'],
    [postgresql('40P01'), 'conflict'],
    [system('ECONNREFUSED', 'connect'), 'unreachable'],
    [system('ENOENT', 'connect'), 'unreachable'],
    [new SessionSettingsError('DateStyle is German'), 'misconfigured'],
    [new DatabaseSyncError(system('EIO', 'fdatasync')), 'io_error'],
    [new AggregateError([system('ECONNREFUSED', 'connect')]), 'unreachable'],
    [new Error('timeout exceeded when trying to connect'), 'out_of_connections'],
    [new Error('Connection terminated unexpectedly'), 'unreachable'],
    [new Error('a wrapper', { cause: postgresql('57P03') }), 'starting'],
  ])('classifies %s', (error, expected) => {
    expect(unavailabilityOf(error)).toBe(expected);
  });

  it.each([
    postgresql('23505'),
    postgresql('42P01'),
    system('ENOENT', 'open'),
    new TypeError('x is not a function'),
    undefined,
    'text',
  ])('returns undefined for %s, which a retry would not fix', (error) => {
    expect(unavailabilityOf(error)).toBeUndefined();
  });
});

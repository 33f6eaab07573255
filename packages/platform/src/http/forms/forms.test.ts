import { describe, expect, it } from 'vitest';
import { isForeignOrigin } from './forms.ts';

const local = { host: 'localhost:4000', origin: 'http://localhost:4000' };

describe('isForeignOrigin', () => {
  it('accepts another name of the host without https', () => {
    expect(isForeignOrigin(local, 'http://127.0.0.1:4000')).toBe(false);
  });

  it('rejects another name of the host with https', () => {
    expect(isForeignOrigin(local, 'https://worklane.example')).toBe(true);
    expect(isForeignOrigin({ ...local, origin: 'https://localhost:4000' }, 'https://worklane.example')).toBe(true);
  });

  it('rejects another port of the host', () => {
    expect(isForeignOrigin({ ...local, origin: 'http://localhost:5000' }, 'http://127.0.0.1:4000')).toBe(true);
  });

  it.each(['null', '', 'https://worklane.example/', 'https://worklane.example.evil.example'])(
    'rejects %j',
    (origin) => {
      expect(isForeignOrigin({ origin }, 'https://worklane.example')).toBe(true);
    },
  );

  it('accepts the base URL behind a proxy that changes the host', () => {
    const headers = { host: '10.0.0.7:4000', origin: 'https://worklane.example' };
    expect(isForeignOrigin(headers, 'https://worklane.example')).toBe(false);
  });
});

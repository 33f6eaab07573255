import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

describe('the log', () => {
  it('has no control characters, which JSON would leave as they are', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => lines.push(line) });
    const message = 'Eve\u001b[2J\u007f\u009b31m\u202e';
    logger.info({ err: new Error(message) }, message);
    const [line = ''] = lines;
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(line).toContain('\\u009b31m\\u202e');
    expect(JSON.parse(line)).toMatchObject({ msg: message, err: { message } });
  });
});

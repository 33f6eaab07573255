import { describe, expect, it } from 'vitest';
import { addSection, listItem, readSection } from './changelog.ts';

const first = '## 0.1.0 (2026-11-01)\n\n- First.';
const second = '## 0.2.0 (2026-11-22)\n\n### New\n\n- Second.';

describe('addSection', () => {
  it('starts a changelog with its title', () => {
    expect(addSection(undefined, 'Changelog of x', first)).toBe(`# Changelog of x\n\n${first}\n`);
  });

  it('inserts a section above earlier ones, below the introduction', () => {
    const changelog = `# Changelog of x\n\nAll releases.\n\n${first}\n`;
    expect(addSection(changelog, 'Changelog of x', second)).toBe(
      `# Changelog of x\n\nAll releases.\n\n${second}\n\n${first}\n`,
    );
  });
});

describe('readSection', () => {
  it('returns the section of exactly one version', () => {
    const changelog = `# Changelog\n\n${second}\n\n${first}\n`;
    expect(readSection(changelog, '0.2.0')).toBe('### New\n\n- Second.');
    expect(readSection(changelog, '0.2')).toBeUndefined();
  });
});

describe('listItem', () => {
  it('keeps paragraphs and code in the item', () => {
    expect(listItem('Text.\n\n    code\n')).toBe('- Text.\n\n      code');
  });
});

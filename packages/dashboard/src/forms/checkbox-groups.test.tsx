import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { CheckboxGroups } from './checkbox-groups.tsx';

const groupOf = (name: string) => ({
  name,
  choices: ['read', 'write'].map((each) => ({ value: `${name}.${each}`, name: each, description: each })),
});

function Scopes() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <CheckboxGroups
        pointer="/scopes"
        label="Scopes"
        groups={[groupOf('tasks'), groupOf('deals')]}
        value={value}
        onChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

const selected = () => screen.getByRole('status').textContent;

describe('CheckboxGroups', () => {
  it('selects single choices in the order of the groups, and counts them', async () => {
    const { user } = renderPage(<Scopes />);
    await user.click(screen.getByRole('checkbox', { name: 'Deals read' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tasks write' }));
    expect(selected()).toBe('tasks.write deals.read');
    expect(screen.getByText('2 of 4 selected')).toBeTruthy();
  });

  it('selects and clears a group, and marks a partly selected one', async () => {
    const { user } = renderPage(<Scopes />);
    const group = screen.getByRole('checkbox', { name: 'All of Tasks' }) as HTMLInputElement;
    await user.click(group);
    expect(selected()).toBe('tasks.read tasks.write');
    await user.click(screen.getByRole('checkbox', { name: 'Tasks read' }));
    expect([group.checked, group.indeterminate]).toEqual([false, true]);
    await user.click(group);
    await user.click(group);
    expect(selected()).toBe('');
  });

  it('selects and clears all choices', async () => {
    const { user } = renderPage(<Scopes />);
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(selected()).toBe('tasks.read tasks.write deals.read deals.write');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(selected()).toBe('');
  });
});

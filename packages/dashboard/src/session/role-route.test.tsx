import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { RoleRoute } from './role-route.tsx';

// The routes below render nothing here: what matters is whether the explanation is shown.
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('RoleRoute', () => {
  it('shows its pages to a role that allows them', () => {
    renderPage(<RoleRoute allows={({ can }) => can('tasks.write')} />, { role: 'member' });
    expect(heading()).toBeUndefined();
  });

  it('names the roles that allow them to another role', () => {
    renderPage(<RoleRoute allows={({ can }) => can('tasks.write')} />, { role: 'viewer' });
    expect(heading()).toBe('Not included in your role');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page requires the role Owner or Member');
    expect(screen.getByText(/Your role is Viewer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toBeTruthy();
  });

  it('considers the parameters of the URL', () => {
    const allows = ({ role }: { role: string }, { collection }: { collection?: string }) =>
      role === 'owner' || collection !== 'tasks';
    renderPage(<RoleRoute allows={allows} />, { role: 'member', route: '/:collection', at: '/tasks' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page requires the role Owner');
  });
});

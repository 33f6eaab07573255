import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { ConfirmDialog } from './alert-dialog.tsx';

const dialog = (action: () => Promise<unknown>) => (
  <ConfirmDialog
    trigger="Delete task"
    title="Delete this task?"
    description="This cannot be undone."
    confirm="Delete"
    action={action}
  />
);

async function openDialog(action: () => Promise<unknown>) {
  const { user } = renderPage(dialog(action));
  await user.click(screen.getByRole('button', { name: 'Delete task' }));
  await screen.findByRole('alertdialog', { name: 'Delete this task?' });
  return user;
}

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('ConfirmDialog', () => {
  it('states the consequence, and runs the action only after the confirmation', async () => {
    const action = vi.fn(async () => undefined);
    const user = await openDialog(action);
    const description = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('This cannot be undone.');
    expect(action).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(action).toHaveBeenCalledOnce();
    await closed();
  });

  it('does not run the action when it is canceled or closed with Escape', async () => {
    const action = vi.fn(async () => undefined);
    const user = await openDialog(action);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await closed();
    expect(action).not.toHaveBeenCalled();
  });

  it('stays open and shows the error when the action fails, until it is opened again', async () => {
    const user = await openDialog(() => Promise.reject(new Error('The task has subtasks.')));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The task has subtasks.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('runs a pending action once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const action = vi.fn(() => promise);
    const user = await openDialog(action);
    const confirm = screen.getByRole('button', { name: 'Delete' });
    await user.click(confirm);
    await user.click(confirm);
    expect(action).toHaveBeenCalledOnce();
    resolve();
    await closed();
  });
});

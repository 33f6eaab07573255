import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { ConfirmDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

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

function Page() {
  const toast = useToast();
  return <Button onClick={() => toast('Task deleted')}>Delete task</Button>;
}

describe('useToast', () => {
  it('announces a message in the notifications region and removes it after five seconds', async () => {
    renderPage(<Page />);
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Delete task' }));
      expect(region.getByText('Task deleted')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(4_000));
      expect(region.queryByText('Task deleted')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(2_000));
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(region.queryByText('Task deleted')).toBeNull());
  });

  it('inserts no style element, which the Content-Security-Policy would block', async () => {
    const { user } = renderPage(<Page />);
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await screen.findByText('Task deleted');
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});

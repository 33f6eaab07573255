import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

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

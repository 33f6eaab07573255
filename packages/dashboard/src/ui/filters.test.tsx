import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { FilterBar, InputFilter, SelectFilter, useFilters } from './filters.tsx';

function Page() {
  const filters = useFilters(['status', 'since', 'sort']);
  const propsOf = (name: 'status' | 'since') => ({
    value: filters.get(name),
    onChange: (value: string) => filters.set({ [name]: value }),
  });
  return (
    <>
      <FilterBar className={undefined}>
        <SelectFilter label="Status" options={['open', 'done']} optionLabel={(each) => each} {...propsOf('status')} />
        <InputFilter label="Since" type="datetime-local" {...propsOf('since')} />
      </FilterBar>
      <button type="button" onClick={filters.clear}>
        Clear filters
      </button>
      <output>{JSON.stringify([filters.query, filters.active])}</output>
    </>
  );
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');

describe('useFilters', () => {
  it('reads the known query parameters of the URL', () => {
    renderPage(<Page />, { at: '/tasks?status=done&sort=title&unknown=1', route: '/tasks' });
    expect(state()).toEqual([{ status: 'done', sort: 'title' }, true]);
    expect((screen.getByLabelText('Status') as HTMLSelectElement).value).toBe('done');
  });

  it('passes on empty and repeated parameters, which the service reports, instead of showing everything', () => {
    renderPage(<Page />, { at: '/tasks?status=&since=1&since=2', route: '/tasks' });
    expect(state()).toEqual([{ status: '', since: '1,2' }, true]);
  });

  it('does not count the sort order as a filter', () => {
    renderPage(<Page />, { at: '/tasks?sort=title', route: '/tasks' });
    expect(state()).toEqual([{ sort: 'title' }, false]);
  });

  it('writes a changed filter to the URL and removes an empty one', async () => {
    const { user, router } = renderPage(<Page />, { at: '/tasks?sort=title', route: '/tasks' });
    await user.selectOptions(screen.getByLabelText('Status'), 'open');
    expect(router.state.location.search).toBe('?sort=title&status=open');
    await user.selectOptions(screen.getByLabelText('Status'), 'All');
    expect(router.state.location.search).toBe('?sort=title');
  });

  it('keeps a change while the page navigates to it', () => {
    const { router } = renderPage(<Page />, { at: '/tasks?status=done', route: '/tasks' });
    act(() => {
      fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
      fireEvent.change(screen.getByLabelText('Since'), { target: { value: '2026-03-02T08:15' } });
    });
    const since = encodeURIComponent(new Date('2026-03-02T08:15').toISOString());
    expect(router.state.location.search).toBe(`?since=${since}`);
  });

  it('filters by a local date-time in UTC', async () => {
    const { user } = renderPage(<Page />, { at: '/tasks', route: '/tasks' });
    await user.type(screen.getByLabelText('Since'), '2026-03-02T08:15');
    expect(state()).toEqual([{ since: new Date('2026-03-02T08:15').toISOString() }, true]);
  });

  it('clears all filters', async () => {
    const { user, router } = renderPage(<Page />, { at: '/tasks?status=done', route: '/tasks' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });
});

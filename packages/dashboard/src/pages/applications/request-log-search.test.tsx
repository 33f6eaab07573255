import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { application, logged } from '../../../test/request-log-fixtures.ts';
import { RequestLogSearch } from './request-log-search.tsx';

describe('The search for a request', () => {
  it('finds requests of all applications and links to the log of their application', async () => {
    fakeService({
      'GET /dashboard/api/organizations/7/applications': () => ({ body: { data: [application] } }),
      'GET /dashboard/api/organizations/7/requests/req_1': () => ({
        body: { data: [logged(), logged({ id: 2, client_id: 'worklane-cli' })] },
      }),
      'GET /dashboard/api/organizations/7/requests/req_2': () => ({ body: { data: [] } }),
    });
    const { user, router } = renderPage(<RequestLogSearch />, { at: '/7/applications' });
    await user.type(screen.getByLabelText('Request ID'), ' req_1 {Enter}');
    const link = await screen.findByRole('link', { name: 'Night report' });
    expect(link.getAttribute('href')).toBe('/7/applications/app_1/requests?request_id=req_1');
    expect(screen.getByText('worklane-cli')).toBeTruthy();
    expect(router.state.location.search).toBe('?request_id=req_1');
    const field = screen.getByLabelText('Request ID');
    await user.clear(field);
    await user.type(field, 'req_2');
    await user.click(screen.getByRole('button', { name: 'Find request' }));
    await screen.findByText(/No request with this ID was recorded/);
  });
});

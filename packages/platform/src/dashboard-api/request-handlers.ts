import { nextLink } from '@worklane/contract/requests';
import { getClient } from '../oauth/clients/client-repository.ts';
import { documentUrl } from '../oauth/tokens/access-token.ts';
import { countOmissions, findRequests, listRequests } from '../request-log/request-queries.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';

/** Reads the request log. */
export const requestHandlers = ({ db, clock, recordsRequests }: DashboardDependencies) =>
  ({
    /** @throws ProblemError not_found, invalid_cursor, invalid_parameter */
    async listApplicationRequests({ path, query, request }) {
      // A client with a metadata document belongs to no organization. The log has only its requests to this one.
      if (!documentUrl(path.client_id)) await getClient({ db, clock }, path.organization_id, path.client_id);
      const application = { organizationId: path.organization_id, clientId: path.client_id, now: clock() };
      const { rows, nextCursor } = await listRequests(db, application, query);
      return {
        status: 200,
        body: {
          data: rows,
          next_cursor: nextCursor,
          recording: recordsRequests,
          omitted: await countOmissions(db, application),
        },
        headers: nextLink(request.url, nextCursor),
      };
    },

    getRequests: async ({ path }) => ({
      status: 200,
      body: {
        data: await findRequests(db, {
          organizationId: path.organization_id,
          requestId: path.request_id,
          now: clock(),
        }),
      },
    }),
  }) satisfies Partial<DashboardHandlers>;

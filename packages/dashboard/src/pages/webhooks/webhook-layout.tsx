import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTabs } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RevealedSecret, useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { webhookInterval } from './queries.ts';
import { SendTestEvent, ToggleStatus } from './webhook-actions.tsx';
import { WebhookStatus } from './webhook-health.tsx';

/** The title, actions and tabs of the pages of one webhook. */
export function WebhookLayout({ children }: { children: (webhook: Webhook) => ReactNode }) {
  const { id, queries } = useOrganization();
  const webhookId = Number(useParams().id);
  const query = useQuery({ ...queries.webhooks.get(webhookId), refetchInterval: webhookInterval });
  const { secret } = useRevealedSecret(`webhook ${webhookId}`);
  const webhook = query.data;
  return (
    <Page
      title={webhook?.url ?? 'Webhook'}
      status={webhook && <WebhookStatus webhook={webhook} />}
      description={webhook?.description}
      parent={{ to: paths.webhooks(id), name: 'Webhooks' }}
      actions={
        webhook && (
          <>
            <SendTestEvent webhook={webhook} />
            <ToggleStatus webhook={webhook} />
          </>
        )
      }
    >
      {secret !== undefined && <RevealedSecret name="Signing secret" secret={secret} />}
      {webhook?.status === 'disabled' && (
        <Notice tone={webhook.disabled_reason === null ? 'info' : 'error'} title="Deliveries are disabled">
          <p>
            {webhook.disabled_reason ?? 'A member disabled this webhook.'} After you enable it, recover the failed
            deliveries.
          </p>
        </Notice>
      )}
      <PageTabs
        label="Webhook"
        tabs={[
          { to: paths.webhook(id, webhookId), name: 'Deliveries' },
          { to: paths.webhookSettings(id, webhookId), name: 'Settings' },
        ]}
      />
      <QueryResult query={query}>{children}</QueryResult>
    </Page>
  );
}

import type { Webhook } from '@worklane/client';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useShownSecret } from '../../session/use-shown-secret.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useWebhook } from './queries.ts';
import { SendTest } from './send-test.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { WebhookState } from './webhook-state.tsx';

/** What the pages of one webhook have in common. */
export function WebhookPage({ children }: { children: (webhook: Webhook) => ReactNode }) {
  const { id } = useOrganization();
  const webhookId = Number(useParams().id);
  const query = useWebhook(webhookId);
  const { secret } = useShownSecret(`webhook ${webhookId}`);
  const webhook = query.data;
  return (
    <Page
      title={webhook?.url ?? 'Webhook'}
      aside={webhook && <WebhookState webhook={webhook} />}
      lead={webhook?.description}
      above={{ to: paths.webhooks(id), name: 'Webhooks' }}
      actions={
        webhook && (
          <>
            <SendTest webhook={webhook} />
            <StatusSwitch webhook={webhook} />
          </>
        )
      }
    >
      {secret !== undefined && <SecretOnce name="Signing secret" secret={secret} />}
      {webhook?.status === 'disabled' && (
        <Notice tone={webhook.disabled_reason === null ? 'info' : 'problem'} title="Nothing is delivered">
          <p>
            {webhook.disabled_reason ?? 'The webhook is disabled.'} After you enable it, recover what failed meanwhile.
          </p>
        </Notice>
      )}
      <Tabs
        label="Webhook"
        tabs={[
          { to: paths.webhook(id, webhookId), name: 'Deliveries' },
          { to: paths.webhookSettings(id, webhookId), name: 'Settings' },
        ]}
      />
      <Loaded query={query}>{children}</Loaded>
    </Page>
  );
}

import type { Webhook as WebhookRecord } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { Plus, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { count } from '../../ui/words.ts';
import { HealthChart } from './health-chart.tsx';
import { useWebhookHealth, useWebhooks } from './queries.ts';
import { rateWords } from './rate-words.ts';
import { WebhookState } from './webhook-state.tsx';
import styles from './webhooks.module.css';

/** The webhooks of the organization, and how each is. */
export function Webhooks() {
  const { id } = useOrganization();
  const query = useWebhooks();
  const health = useWebhookHealth();
  const create = (
    <ButtonLink to={paths.newWebhook(id)}>
      <Plus aria-hidden />
      New webhook
    </ButtonLink>
  );
  return (
    <Page
      title="Webhooks"
      lead="URLs of yours that are told of every change. Deliveries are signed, and repeated until they are received."
      actions={create}
    >
      <Loaded query={query}>
        {({ data: webhooks }) =>
          webhooks.length > 0 ? (
            <ul className={styles.list}>
              {webhooks.map((webhook) => (
                <Row
                  key={webhook.id}
                  webhook={webhook}
                  health={health.data?.data.find(({ webhook_id }) => webhook_id === webhook.id)}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={Webhook} title="Tell a program of yours what happens" action={create}>
              <p>
                Register an https URL and choose events. Each delivery is signed, repeated until it is answered, and
                shown here with its request and response. <a href={elsewhere.webhooks}>How to receive one</a>
              </p>
            </Empty>
          )
        }
      </Loaded>
    </Page>
  );
}

function Row({ webhook, health }: { webhook: WebhookRecord; health: schemas.WebhookHealth | undefined }) {
  const { id } = useOrganization();
  return (
    <li className={`raised ${styles.row}`}>
      <div className={styles.what}>
        <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
        <p className="soft">
          {webhook.description ?? count(webhook.events.length, 'event')}
          {health !== undefined && health.waiting > 0 && `, ${waitingWords(health.waiting)} waiting`}
        </p>
      </div>
      <div className={styles.health}>
        {health && <HealthChart hours={health.hours} />}
        <span className="number">{rateWords(health?.success_rate ?? null)}</span>
      </div>
      <WebhookState webhook={webhook} />
    </li>
  );
}

/** 1,000 stands for more as well. */
export const waitingWords = (waiting: number): string => (waiting >= 1_000 ? '1,000 or more' : String(waiting));

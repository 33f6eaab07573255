import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import { withSchemaOfForm } from '../validation/form-discriminator.ts';
import type { Answer, GuardedRequest, Service } from '../http/request-handler.ts';
import { invalidRequest, unknownParameters } from '../validation/invalid-request.ts';
import { bodyViolations, withoutJsonBody } from '../validation/json-body.ts';
import type { Forward, Prism, PrismOperation } from '../validation/prism.ts';
import { Refusal } from '../refusal.ts';
import { askUpstream } from './upstream.ts';
import { readReply, type UpstreamReply } from '../upstream-reply.ts';
import { isError, type Violation, violationsOf } from '../validation/violation.ts';

export interface ProxyRule {
  readonly upstream: URL;
  /** Whether what breaks the contract is refused, not only reported. */
  readonly errors: boolean;
  /** Answers what the upstream does not implement. */
  readonly mock: Service;
}

/** Hands requests on to a server, and judges them and its answers by the contract. */
export function proxyService(prism: Prism, rule: ProxyRule): Service {
  return {
    refusesUnknown: rule.errors,
    async answer(request) {
      const { operation } = request;
      if (!operation) return passOn(request, rule.upstream);
      const { reply, violations } = await judge(request, operation, prism, rule);
      // So a server can be built one operation after the other (Prism does the same).
      if (reply.answer.status === 501) return rule.mock.answer(request);
      if (rule.errors && violations.some(isError)) throw brokenAnswer(reply, violations);
      return { ...reply.answer, violations };
    },
  };
}

/** A login page, a dashboard: what the contract says nothing of. */
async function passOn(request: GuardedRequest, upstream: URL): Promise<Answer> {
  const { answer } = await readReply(await askUpstream(upstream, request), request.method);
  const message = `${request.method} ${request.url.pathname} is not in the contract`;
  return { ...answer, violations: [{ location: ['request'], severity: 'Warning', code: 'route', message }] };
}

interface Judgement {
  readonly reply: UpstreamReply;
  readonly violations: readonly Violation[];
}

async function judge(request: GuardedRequest, operation: Operation, prism: Prism, rule: ProxyRule): Promise<Judgement> {
  const own = [...unknownParameters(request), ...bodyViolations(request, operation)];
  const replies: UpstreamReply[] = [];
  // Prism hands the violations of the request over only where they are to be refused.
  const forward: Forward = (input) => () => async () => {
    const violations = [...violationsOf('request', input.validations), ...own];
    try {
      if (rule.errors && violations.some(isError)) throw invalidRequest(violations, request, operation);
      const reply = await readReply(await askUpstream(rule.upstream, request), request.method);
      replies.push(reply);
      return { _tag: 'Right', right: reply.judged };
    } catch (error) {
      return { _tag: 'Left', left: error as Error };
    }
  };
  const bodiless = withoutJsonBody(prism.operation(operation), request);
  const checked = schemaOfForm(bodiless.operation, request, rule);
  const { validations } = await prism.run(bodiless.request, checked, prismConfig(rule), forward);
  const [reply] = replies;
  if (!reply) throw new Error('Prism judged an answer that it did not ask for.');
  const ofRequest = violationsOf('request', validations.input);
  const ofAnswer = violationsOf('response', validations.output).filter(
    ({ location }) => reply.hasValue || location[1] !== 'body',
  );
  return { reply, violations: [...ofRequest, ...own, ...ofAnswer, ...reply.violations] };
}

const prismConfig = ({ errors, upstream }: ProxyRule) =>
  ({
    isProxy: true,
    validateRequest: true,
    checkSecurity: true,
    validateResponse: true,
    errors,
    upstream,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  }) as const;

/** Unless it is refused, a form of no known grant is judged against all of them. */
function schemaOfForm(operation: PrismOperation, { body }: GuardedRequest, { errors }: ProxyRule): PrismOperation {
  try {
    return withSchemaOfForm(operation, body.value);
  } catch (error) {
    if (error instanceof Refusal && !errors) return operation;
    throw error;
  }
}

function brokenAnswer({ answer }: UpstreamReply, violations: readonly Violation[]): Refusal {
  if (answer.body instanceof Readable) answer.body.destroy();
  const detail = `The upstream answered ${answer.status}, and not as the contract says: sl-violations has it all.`;
  return new Refusal('internal_error', detail, { violations });
}

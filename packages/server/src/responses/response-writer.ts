import type { Operation } from '@worklane/contract';
import type { FastifyReply } from 'fastify';
import type { Contract } from '../contract/contract.ts';
import { JsonText } from '../json-text.ts';
import { checkAnswer } from './response-validation.ts';
import { ContractBreach } from './contract-breach.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { sendAsItIs } from './send-as-it-is.ts';
import type { Serializers } from './serializers.ts';

/** Writes the head of an answer to an operation; returns the body for Fastify to send. */
export type AnswerWriter = (answer: PlainAnswer, reply: FastifyReply) => string | undefined;

export interface AnswerWriterOptions {
  readonly contract: Contract;
  readonly serializers: Serializers;
  /** Whether answers are validated. */
  readonly checkAnswers: boolean;
}

export function answerWriter(
  operation: Operation,
  { contract, serializers, checkAnswers }: AnswerWriterOptions,
): AnswerWriter {
  const documented = new Map(
    Object.entries(operation.responses).map(([status, { content }]) => {
      const [mediaType, schema] = Object.entries(content)[0] ?? [];
      return [Number(status), { mediaType, schema }];
    }),
  );
  return (answer, reply) => {
    const response = documented.get(answer.status);
    if (!response) throw new ContractBreach(operation.id, answer.status, 'which the contract does not document');
    const { mediaType, schema } = response;
    if (checkAnswers) {
      checkAnswer(contract, operation, answer, schema, (err) => reply.log.error({ err }, 'stored text is not valid'));
    }
    const text = schema ? bodyText(answer.body, schema, serializers) : undefined;
    reply.code(answer.status);
    writeHeaders(reply, answer.headers);
    if (mediaType !== undefined) sendAsItIs(reply, mediaType);
    return text;
  };
}

export function writeHeaders(reply: FastifyReply, headers: PlainAnswer['headers'] = {}): void {
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
}

const bodyText = (body: unknown, schema: string, serializers: Serializers) =>
  body instanceof JsonText ? body.text : serializers.of(schema)(body);

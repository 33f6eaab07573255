import { describe, expect, it } from 'vitest';
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { events, eventTypes, scopes } from '../src/index.ts';

describe('the event catalogue', () => {
  it('lists the event types of the contract', () => {
    expect(Object.keys(events).toSorted()).toEqual(openapi.components.schemas.EventType.enum.toSorted());
    expect(eventTypes).toEqual(openapi.components.schemas.EventType.enum);
  });

  it.each(Object.values(events))('has the entity, the action, the schema and the scope of $type', (event) => {
    expect(event.type).toBe(`${event.entity}.${event.action}`);
    expect(Object.keys(scopes)).toContain(event.scope);
    expect(openapi.components.schemas[event.schema as 'TaskCreated'].properties.type.const).toBe(event.type);
  });
});

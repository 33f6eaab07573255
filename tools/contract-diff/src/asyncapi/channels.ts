import { members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareUnjudged } from '../unjudged.ts';
import { compareBindings } from './bindings.ts';
import { reportMessages } from './messages.ts';

/** Channels, their addresses and their messages. */
export function compareChannels(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(members(base, 'channels'), members(head, 'channels'));
  for (const [name, channel] of removed)
    scope.at(`channel ${name}`).report('channel-removed', channel, 'channel removed');
  for (const [name, channel] of added) scope.at(`channel ${name}`).report('channel-added', channel, 'channel added');
  for (const [name, before, after] of kept) {
    const here = scope.at(`channel ${name}`);
    const from = before.value.address ?? null;
    const to = after.value.address ?? null;
    if (from !== to) here.report('address-changed', after, `address ${from} -> ${to}`, { from, to });
    reportMessages(here, match(members(before, 'messages'), members(after, 'messages')));
    compareBindings(here, before, after);
    compareUnjudged(here, before, after, ['parameters', 'servers']);
  }
}

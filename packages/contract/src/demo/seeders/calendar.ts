import { idOf, minutesAfter, type SeedContext, timestampAt } from '../seed-context.ts';

/** Creates bookings, appointments, presences and shifts. Those in the past have a final status. */
export function seedCalendar(context: SeedContext): void {
  for (let count = 0; count < 18; count++) createBooking(context);
  for (let count = 0; count < 14; count++) createAppointment(context);
  for (const member of context.members) {
    for (let days = -4; days <= 4; days++) createWorkday(context, member.id, days);
  }
}

/** Returns a day within two weeks, except today, whose times may be past or future. */
const randomDay = ({ pick, integer }: SeedContext): number => integer(1, 14) * pick([-1, 1]);

function createBooking(context: SeedContext): void {
  const { plan, pick, integer, chance } = context;
  const service = pick(context.services);
  const days = randomDay(context);
  const start_at = timestampAt(context, days, integer(8, 15));
  const outcomes =
    days < 0 ? ['completed', 'completed', 'completed', 'no_show'] : ['requested', 'confirmed', 'confirmed'];
  plan.create('booking', {
    service_id: service.id,
    contact_id: idOf(context, context.contacts),
    start_at,
    end_at: minutesAfter(start_at, Number(service.duration_minutes)),
    status: chance(0.1) ? 'cancelled' : pick(outcomes),
    party_size: integer(1, 3),
  });
}

function createAppointment(context: SeedContext): void {
  const { plan, profile, pick, some, integer } = context;
  const days = randomDay(context);
  const start_at = timestampAt(context, days, integer(8, 16));
  const [organizer, ...attendees] = some(context.members, 2, 3);
  const contact = pick(context.contacts);
  plan.create('appointment', {
    title: `${pick(profile.appointments)}: ${contact.first_name} ${contact.last_name}`,
    start_at,
    end_at: minutesAfter(start_at, pick([30, 60, 90])),
    status: days < 0 ? 'completed' : pick(['scheduled', 'confirmed']),
    location: pick(profile.locations),
    contact_id: contact.id,
    organizer_id: organizer?.id,
    attendee_ids: attendees.map(({ id }) => id),
  });
}

function createWorkday(context: SeedContext, member_id: number, days: number): void {
  const { plan, profile, pick, chance } = context;
  const start_at = timestampAt(context, days, 8);
  if ([0, 6].includes(new Date(start_at).getUTCDay())) return;
  const end_at = minutesAfter(start_at, 510);
  const role = profile.members[context.members.findIndex(({ id }) => id === member_id)]?.job;
  const away = chance(0.1);
  if (days < 0) {
    const status = away ? pick(['sick', 'vacation']) : pick(['present', 'present', 'remote']);
    plan.create('presence', { member_id, status, start_at, end_at });
  }
  if (away) return;
  const status = days < 0 ? 'completed' : days < 3 ? 'published' : 'planned';
  const location = pick(profile.locations);
  plan.create('shift', { member_id, start_at, end_at, role, location, break_minutes: 30, status });
}

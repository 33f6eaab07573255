import { chance, idOf, minutesAfter, pick, type SeedContext, timestampAt } from '../seed-context.ts';

/** Creates bookings, appointments, presences and shifts. Those in the past have a final status. */
export async function seedCalendar(context: SeedContext): Promise<void> {
  for (let count = 0; count < 18; count++) await createBooking(context);
  for (let count = 0; count < 14; count++) await createAppointment(context);
  for (const member of context.members) {
    for (let days = -4; days <= 4; days++) await createWorkday(context, member.id, days);
  }
}

/** Returns a day within two weeks, except today, whose times may be past or future. */
const randomDay = ({ faker }: SeedContext): number =>
  faker.number.int({ min: 1, max: 14 }) * faker.helpers.arrayElement([-1, 1]);

async function createBooking(context: SeedContext): Promise<void> {
  const { writer, faker } = context;
  const service = pick(context, context.services);
  const days = randomDay(context);
  const start_at = timestampAt(context, days, faker.number.int({ min: 8, max: 15 }));
  const outcomes =
    days < 0 ? ['completed', 'completed', 'completed', 'no_show'] : ['requested', 'confirmed', 'confirmed'];
  await writer.create('booking', {
    service_id: service.id,
    contact_id: idOf(context, context.contacts),
    start_at,
    end_at: minutesAfter(start_at, Number(service.duration_minutes)),
    status: chance(context, 0.1) ? 'cancelled' : pick(context, outcomes),
    party_size: faker.number.int({ min: 1, max: 3 }),
  });
}

async function createAppointment(context: SeedContext): Promise<void> {
  const { writer, profile, faker } = context;
  const days = randomDay(context);
  const start_at = timestampAt(context, days, faker.number.int({ min: 8, max: 16 }));
  const [organizer, ...attendees] = faker.helpers.arrayElements(context.members, { min: 2, max: 3 });
  const contact = pick(context, context.contacts);
  await writer.create('appointment', {
    title: `${pick(context, profile.appointments)}: ${contact.first_name} ${contact.last_name}`,
    start_at,
    end_at: minutesAfter(start_at, pick(context, [30, 60, 90])),
    status: days < 0 ? 'completed' : pick(context, ['scheduled', 'confirmed']),
    location: pick(context, profile.locations),
    contact_id: contact.id,
    organizer_id: organizer?.id,
    attendee_ids: attendees.map(({ id }) => id),
  });
}

async function createWorkday(context: SeedContext, member_id: number, days: number): Promise<void> {
  const { writer, profile } = context;
  const start_at = timestampAt(context, days, 8);
  if ([0, 6].includes(new Date(start_at).getUTCDay())) return;
  const end_at = minutesAfter(start_at, 510);
  const role = profile.members[context.members.findIndex(({ id }) => id === member_id)]?.job;
  const away = chance(context, 0.1);
  if (days < 0) {
    const status = away ? pick(context, ['sick', 'vacation']) : pick(context, ['present', 'present', 'remote']);
    await writer.create('presence', { member_id, status, start_at, end_at });
  }
  if (away) return;
  const status = days < 0 ? 'completed' : days < 3 ? 'published' : 'planned';
  const location = pick(context, profile.locations);
  await writer.create('shift', { member_id, start_at, end_at, role, location, break_minutes: 30, status });
}

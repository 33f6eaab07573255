import { chance, idOf, minutesAfter, momentAt, pick, type Scene } from '../scene.ts';

/** Bookings, appointments, shifts and presences: what has a time. Days that are over have their outcome. */
export async function calendar(scene: Scene): Promise<void> {
  for (let count = 0; count < 18; count++) await booking(scene);
  for (let count = 0; count < 14; count++) await appointment(scene);
  for (const member of scene.members) {
    for (let days = -4; days <= 4; days++) await workday(scene, member.id, days);
  }
}

/** A day within two weeks of today. Never today, of which it is not known what is over. */
const someDay = ({ faker }: Scene): number =>
  faker.number.int({ min: 1, max: 14 }) * faker.helpers.arrayElement([-1, 1]);

async function booking(scene: Scene): Promise<void> {
  const { writer, faker } = scene;
  const service = pick(scene, scene.services);
  const days = someDay(scene);
  const start_at = momentAt(scene, days, faker.number.int({ min: 8, max: 15 }));
  const outcomes =
    days < 0 ? ['completed', 'completed', 'completed', 'no_show'] : ['requested', 'confirmed', 'confirmed'];
  await writer.create('booking', {
    service_id: service.id,
    contact_id: idOf(scene, scene.contacts),
    start_at,
    end_at: minutesAfter(start_at, Number(service.duration_minutes)),
    status: chance(scene, 0.1) ? 'cancelled' : pick(scene, outcomes),
    party_size: faker.number.int({ min: 1, max: 3 }),
  });
}

async function appointment(scene: Scene): Promise<void> {
  const { writer, story, faker } = scene;
  const days = someDay(scene);
  const start_at = momentAt(scene, days, faker.number.int({ min: 8, max: 16 }));
  const [organizer, ...attendees] = faker.helpers.arrayElements(scene.members, { min: 2, max: 3 });
  const contact = pick(scene, scene.contacts);
  await writer.create('appointment', {
    title: `${pick(scene, story.appointments)}: ${contact.first_name} ${contact.last_name}`,
    start_at,
    end_at: minutesAfter(start_at, pick(scene, [30, 60, 90])),
    status: days < 0 ? 'completed' : pick(scene, ['scheduled', 'confirmed']),
    location: pick(scene, story.locations),
    contact_id: contact.id,
    organizer_id: organizer?.id,
    attendee_ids: attendees.map(({ id }) => id),
  });
}

async function workday(scene: Scene, member_id: number, days: number): Promise<void> {
  const { writer, story } = scene;
  const start_at = momentAt(scene, days, 8);
  if ([0, 6].includes(new Date(start_at).getUTCDay())) return;
  const end_at = minutesAfter(start_at, 510);
  const role = story.members[scene.members.findIndex(({ id }) => id === member_id)]?.job;
  const away = chance(scene, 0.1);
  if (days < 0) {
    const status = away ? pick(scene, ['sick', 'vacation']) : pick(scene, ['present', 'present', 'remote']);
    await writer.create('presence', { member_id, status, start_at, end_at });
  }
  if (away) return;
  const status = days < 0 ? 'completed' : days < 3 ? 'published' : 'planned';
  const location = pick(scene, story.locations);
  await writer.create('shift', { member_id, start_at, end_at, role, location, break_minutes: 30, status });
}

import type { Priority, TicketState } from '../tables/tickets';

/** A ticket with its conversation, opened a number of days ago. */
export interface SeedTicket {
  number: number;
  organization: string;
  application: string | null;
  subject: string;
  requester: string;
  state: TicketState;
  priority: Priority;
  assignee: string | null;
  daysAgo: number;
  /** Author (a colleague's id, or '' for the requester), hours after the opening, and text of each. */
  messages: readonly (readonly [by: string, hours: number, text: string])[];
}

const subjects = [
  'A new colleague cannot open the list',
  'The nightly export ran twice',
  'Please add a cost center column',
  'The page is slow on Monday mornings',
  'Wrong date on the printed sheet',
  'Who can see archived records?',
  'The reminder email shows the old logo',
  'Two records were merged by mistake',
];

const origins = [
  ['tideline', 'tideline-production-cargo-manifest', 'Mats Ek'],
  ['larkfield', 'larkfield-main-appointments', 'Niamh Daly'],
  ['osterby', 'osterby-schools-enrollment', 'Karl Wik'],
  ['brightwater', 'brightwater-central-work-orders', 'Ewa Mazur'],
  ['osterby', 'osterby-city-hall-permit-counter', 'Siri Holst'],
  ['tideline', 'tideline-asia-berth-planner', 'Tan Wei Ling'],
] as const;

const desk = ['chen', 'amara.diallo', 'felix.sommer', 'rosa.jimenez', 'liam.byrne'];

/** Number of older tickets. */
const OLDER = 56;
/** Number and age in days of the latest of them; the others were opened every second day before. */
const OLDER_FROM = 1175;
const OLDER_AGE = 8;

/** Tickets of the months before, most of them closed. */
export const olderTickets: readonly SeedTicket[] = Array.from({ length: OLDER }, (_, position) => {
  const [organization, application, requester] = pick(origins, position);
  const assignee = pick(desk, position * 3);
  const subject = pick(subjects, position * 5 + (position >> 3));
  return {
    number: OLDER_FROM - position,
    organization,
    application,
    subject,
    requester,
    state: position % 9 === 4 ? 'answered' : 'closed',
    priority: pick(['normal', 'low', 'normal', 'urgent'] as const, position),
    assignee,
    daysAgo: OLDER_AGE + position * 2,
    messages: [
      ['', 0, `${subject}${subject.endsWith('?') ? '' : '.'} Could you have a look?`],
      [assignee, 4, 'Thank you for reporting this. It is fixed now.'],
    ],
  };
});

function pick<Item>(list: readonly Item[], position: number): Item {
  return list[position % list.length] as Item;
}

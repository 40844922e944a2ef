import type { Priority, TicketState } from '../tables/tickets';
import type { Moments } from './moments';
import { story } from './story';

interface Ticket {
  number: number;
  organisation: string;
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

/** The tickets of the last week. `older` contains the earlier ones. */
const recent: readonly Ticket[] = [
  {
    number: story.ticket,
    organisation: story.organisation,
    application: story.application,
    subject: `When will ${story.name} be retried?`,
    requester: 'Harbour Master Iversen',
    state: 'open',
    priority: 'urgent',
    assignee: 'chen',
    daysAgo: 0,
    messages: [
      [
        '',
        0,
        `${story.name} was installed last night and then removed again. The quay crew needs the new slots. When will you retry it?`,
      ],
      [
        'chen',
        1,
        'The health check failed after the migration, so we rolled back to 4.1.6. No bookings were lost. I have asked Release management for a new date.',
      ],
      ['', 2, 'Thank you. The sooner the better: two large vessels arrive at the end of the week.'],
    ],
  },
  {
    number: 1184,
    organisation: 'brightwater',
    application: 'brightwater-field-meter-rounds',
    subject: 'Renew the certificate of Brightwater Field',
    requester: 'Dana Kowal',
    state: 'operations',
    priority: 'normal',
    assignee: 'ada',
    daysAgo: 1,
    messages: [
      [
        '',
        0,
        'Our handhelds warn that the certificate expires in ten days. Will you renew it like last year?',
      ],
      [
        'amara.diallo',
        3,
        'Yes, by hand again. I have passed this on to Ada in Platform operations.',
      ],
    ],
  },
  {
    number: 1181,
    organisation: 'larkfield',
    application: 'larkfield-main-referral-letters',
    subject: 'Referral letters print without the header',
    requester: 'Dr. Aoife Kane',
    state: 'engineering',
    priority: 'normal',
    assignee: 'chen',
    daysAgo: 2,
    messages: [
      ['', 0, 'Since Monday, letters from the second ward print without a header.'],
      ['chen', 2, 'Does that happen only on A5 paper?'],
      ['', 5, 'Yes, only from the A5 tray.'],
      [
        'theo.laurent',
        7,
        'Found it: the A5 template lost its header in 1.4.3. The fix will be in 1.4.4.',
      ],
    ],
  },
  {
    number: 1176,
    organisation: 'osterby',
    application: 'osterby-city-hall-room-booking',
    subject: 'A second approver for room bookings',
    requester: 'Elin Sandgren',
    state: 'answered',
    priority: 'low',
    assignee: 'felix.sommer',
    daysAgo: 6,
    messages: [
      ['', 0, 'Can the council hall require two approvals, and every other room one?'],
      ['felix.sommer', 7, 'Yes. Since Room Booking 1.7.0, each room has the setting "approvers".'],
    ],
  },
];

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
  ['osterby', 'osterby-schools-enrolment', 'Karl Wik'],
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
const older: readonly Ticket[] = Array.from({ length: OLDER }, (_, position) => {
  const [organisation, application, requester] = pick(origins, position);
  const assignee = pick(desk, position * 3);
  const subject = pick(subjects, position * 5 + (position >> 3));
  return {
    number: OLDER_FROM - position,
    organisation,
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

const all = [...recent, ...older];

/** Returns the rows of the table `tickets`. */
export function tickets(moments: Moments) {
  return all.map(({ organisation, application, assignee, daysAgo, messages, ...ticket }) => {
    const hours = messages.at(-1)?.[1] ?? 0;
    return {
      number: ticket.number,
      subject: ticket.subject,
      requester: ticket.requester,
      state: ticket.state,
      priority: ticket.priority,
      organisation_id: organisation,
      application_id: application,
      assignee_id: assignee,
      opened_at: sentAt(moments, daysAgo, 0),
      changed_at: sentAt(moments, daysAgo, hours),
      revision: 1,
    };
  });
}

/**
 * Returns the rows of the table `ticket_messages`.
 * @param nameOf returns the name of a colleague
 */
export function ticketMessages(moments: Moments, nameOf: (id: string) => string) {
  return all.flatMap(({ number, requester, daysAgo, messages }) =>
    messages.map(([by, hours, text]) => ({
      ticket_number: number,
      author_id: by || null,
      author: by ? nameOf(by) : requester,
      text,
      sent_at: sentAt(moments, daysAgo, hours),
    })),
  );
}

/**
 * Returns the time of a message. Today's conversation starts after the rollback of yesterday evening and
 * ends half an hour ago; all others are on working days.
 */
export function sentAt({ at, ago, workday }: Moments, daysAgo: number, hours: number): Date {
  if (daysAgo > 0) return new Date(workday(daysAgo, '08:12').getTime() + hours * 3_600_000);
  const last = ago(30).getTime();
  const first = Math.max(ago(150).getTime(), at(1, story.rolledBack).getTime() + 5 * 60_000);
  return new Date(first + ((last - first) * hours) / 2);
}

function pick<Item>(list: readonly Item[], position: number): Item {
  return list[position % list.length] as Item;
}

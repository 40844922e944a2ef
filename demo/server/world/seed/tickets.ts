import { olderTickets, type SeedTicket } from './olderTickets';
import type { SeedDates } from './seedDates';
import { story } from './story';

/** The tickets of the last week. */
const recent: readonly SeedTicket[] = [
  {
    number: story.ticket,
    organization: story.organization,
    application: story.application,
    subject: `When will ${story.name} be retried?`,
    requester: 'Harbor Master Iversen',
    state: 'open',
    priority: 'urgent',
    assignee: 'chen',
    daysAgo: 0,
    messages: [
      [
        '',
        0,
        `${story.name} was installed and, minutes later, removed again. The quay crew needs the new slots. When will you retry it?`,
      ],
      [
        'chen',
        1,
        'The health check failed after the migration, so we rolled back to 4.1.6. No bookings were lost. I have asked Release management for a new date.',
      ],
      ['', 2, 'Thank you. The sooner the better: two large vessels arrive in a few days.'],
    ],
  },
  {
    number: 1184,
    organization: 'brightwater',
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
        'Our handhelds warn that the certificate expires soon. Will you renew it like last year?',
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
    organization: 'larkfield',
    application: 'larkfield-main-referral-letters',
    subject: 'Referral letters print without the header',
    requester: 'Dr. Aoife Kane',
    state: 'engineering',
    priority: 'normal',
    assignee: 'chen',
    daysAgo: 2,
    messages: [
      ['', 0, 'For two days now, letters from the second ward print without a header.'],
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
    organization: 'osterby',
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

const all = [...recent, ...olderTickets];

/** Returns the rows of the table `tickets`. */
export function tickets(dates: SeedDates) {
  return all.map(({ organization, application, assignee, daysAgo, messages, ...ticket }) => {
    const hours = messages.at(-1)?.[1] ?? 0;
    return {
      number: ticket.number,
      subject: ticket.subject,
      requester: ticket.requester,
      state: ticket.state,
      priority: ticket.priority,
      organization_id: organization,
      application_id: application,
      assignee_id: assignee,
      opened_at: sentAt(dates, daysAgo, 0),
      changed_at: sentAt(dates, daysAgo, hours),
      revision: 1,
    };
  });
}

/**
 * Returns the rows of the table `ticket_messages`.
 * @param nameOf returns the name of a colleague
 */
export function ticketMessages(dates: SeedDates, nameOf: (id: string) => string) {
  return all.flatMap(({ number, requester, daysAgo, messages }) =>
    messages.map(([by, hours, text]) => ({
      ticket_number: number,
      author_id: by || null,
      author: by ? nameOf(by) : requester,
      text,
      sent_at: sentAt(dates, daysAgo, hours),
    })),
  );
}

/**
 * Returns the time of a message. Today's conversation starts after the rollback of yesterday evening and
 * ends half an hour ago; all others are on working days.
 */
export function sentAt({ at, ago, workday }: SeedDates, daysAgo: number, hours: number): Date {
  if (daysAgo > 0) return new Date(workday(daysAgo, '08:12').getTime() + hours * 3_600_000);
  const last = ago(30).getTime();
  const first = Math.max(ago(150).getTime(), at(1, story.rolledBack).getTime() + 5 * 60_000);
  return new Date(first + ((last - first) * hours) / 2);
}

import { story } from '../seed/story';
import type { Stage } from './stages';

/** A seeded release of an application. */
export interface Release {
  /** Application and number make the id: `Berth Planner 4.2.0` is `berth-planner-4.2.0`. */
  name: string;
  site: string;
  stage: Stage;
  author: string;
  notes: string;
  approvedBy?: readonly string[];
  /** User and time of the publication, and the version that it replaced. */
  published?: { by: string; daysAgo: number; time: string; replaces: string };
}

/** The seeded releases of the board. */
export const releases: readonly Release[] = [
  {
    name: story.name,
    site: story.site,
    stage: 'staging',
    author: 'kofi.osei',
    notes:
      'Quays are planned in slots of fifteen minutes. The migration 0042_quay_slots fills the slots of all berths; it must come to terms with berths that have no quay.',
    published: { by: story.by, daysAgo: 1, time: story.started, replaces: story.before },
  },
  {
    name: 'Permit Counter 5.2.1',
    site: 'osterby-city-hall',
    stage: 'published',
    author: 'ben',
    notes: 'Applicants see the number of their place in the queue.',
    approvedBy: ['ingrid.lindholm', 'marta.nowak'],
    published: { by: 'kofi.osei', daysAgo: 1, time: '19:10', replaces: '5.2.0' },
  },
  {
    name: 'Cargo Manifest 2.9.0',
    site: 'tideline-staging',
    stage: 'published',
    author: 'ben',
    notes: 'Manifests can be split after loading has begun.',
    approvedBy: ['jonas.berg', 'katrin.vogel'],
    published: { by: 'marta.nowak', daysAgo: 2, time: '20:05', replaces: '2.8.0' },
  },
  {
    name: 'Work Orders 4.0.5',
    site: 'brightwater-central',
    stage: 'published',
    author: 'anya.petrova',
    notes: 'Orders without a place are shown at the depot.',
    approvedBy: ['helen.park', 'marta.nowak'],
    published: { by: 'jonas.berg', daysAgo: 3, time: '20:20', replaces: '4.0.4' },
  },
  {
    name: 'Ward Board 2.2.0',
    site: 'larkfield-main',
    stage: 'approved',
    author: 'ben',
    notes: 'Planned for tomorrow, 19:00. The wards are told by Larkfield.',
    approvedBy: ['marta.nowak', 'anya.petrova'],
  },
  {
    name: 'Crew Roster 3.4.0',
    site: 'tideline-production',
    stage: 'staging',
    author: 'katrin.vogel',
    notes: 'Rest hours follow the new rule from January on.',
    approvedBy: ['jonas.berg'],
  },
  {
    name: 'Stock Room 3.0.1',
    site: 'larkfield-main',
    stage: 'staging',
    author: 'ruth.mbeki',
    notes: 'Counting sheets print in the order of the shelves.',
  },
  {
    name: 'Referral Letters 1.4.4',
    site: 'larkfield-main',
    stage: 'review',
    author: 'theo.laurent',
    notes: 'The A5 template has its header again (ticket 1181).',
  },
  {
    name: 'Appointments 6.1.0',
    site: 'larkfield-main',
    stage: 'review',
    author: 'anya.petrova',
    notes: 'Reminders go out two days ahead; patients choose mail or text message.',
    approvedBy: ['marta.nowak'],
  },
  {
    name: 'Room Booking 1.7.1',
    site: 'osterby-city-hall',
    stage: 'review',
    author: 'paul.dvorak',
    notes: 'Two approvers for the council hall.',
  },
  {
    name: 'Meter Rounds 1.1.0',
    site: 'brightwater-field',
    stage: 'draft',
    author: 'ben',
    notes: 'Rounds can be handed over in the middle.',
  },
  {
    name: 'Outage Map 2.7.0',
    site: 'brightwater-central',
    stage: 'draft',
    author: 'theo.laurent',
    notes: '',
  },
  {
    name: 'Enrollment 3.6.0',
    site: 'osterby-schools',
    stage: 'draft',
    author: 'diego.molina',
    notes: 'Siblings are placed in one school where parents ask for it.',
  },
  {
    name: 'Customs Desk 2.0.0',
    site: 'tideline-production',
    stage: 'draft',
    author: 'diego.molina',
    notes: '',
  },
];

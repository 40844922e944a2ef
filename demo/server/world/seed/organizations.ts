import { publishedReleases } from '../apppublish/seed';
import { rollbackNote } from '../apppublish/stages';
import type { SettableState } from '../tables/organizations';
import type { SeedDates } from './seedDates';
import { story } from './story';

/** The four customers. */
export const organizations = [
  { id: 'tideline', name: 'Tideline Shipping', contact_id: 'isabel.ferrer' },
  { id: 'larkfield', name: 'Larkfield Clinics', contact_id: 'noor.haddad' },
  { id: 'osterby', name: 'City of Osterby', contact_id: 'jonas.berg' },
  { id: 'brightwater', name: 'Brightwater Utilities', contact_id: 'isabel.ferrer' },
] as const;

type Site = readonly [name: string, region: string, address: string, certificateDays: number];
type Application = readonly [site: string, name: string, version: string, owner: string];

const siteList: readonly Site[] = [
  ['Tideline Production', 'Frankfurt', 'apps.tideline.example', 61],
  ['Tideline Staging', 'Frankfurt', 'staging.tideline.example', 61],
  ['Tideline Asia', 'Singapore', 'asia.tideline.example', 74],
  ['Larkfield Main', 'Dublin', 'care.larkfield.example', 38],
  ['Larkfield Sandbox', 'Dublin', 'sandbox.larkfield.example', 38],
  ['Osterby City Hall', 'Stockholm', 'services.osterby.example', 82],
  ['Osterby Schools', 'Stockholm', 'schools.osterby.example', 82],
  ['Brightwater Central', 'Warsaw', 'central.brightwater.example', 47],
  ['Brightwater Field', 'Warsaw', 'meters.brightwater.example', 9],
];

const applicationList: readonly Application[] = [
  ['Tideline Production', 'Berth Planner', story.before, 'kofi.osei'],
  ['Tideline Production', 'Cargo Manifest', '2.8.0', 'ben'],
  ['Tideline Production', 'Crew Roster', '3.3.1', 'katrin.vogel'],
  ['Tideline Production', 'Customs Desk', '1.9.4', 'diego.molina'],
  ['Tideline Staging', 'Berth Planner', story.version, 'kofi.osei'],
  ['Tideline Staging', 'Cargo Manifest', '2.9.0', 'ben'],
  ['Tideline Staging', 'Crew Roster', '3.4.0', 'katrin.vogel'],
  ['Tideline Asia', 'Berth Planner', '4.1.6', 'kofi.osei'],
  ['Tideline Asia', 'Cargo Manifest', '2.8.0', 'ben'],
  ['Larkfield Main', 'Appointments', '6.0.2', 'anya.petrova'],
  ['Larkfield Main', 'Ward Board', '2.1.0', 'ben'],
  ['Larkfield Main', 'Referral Letters', '1.4.3', 'theo.laurent'],
  ['Larkfield Main', 'Stock Room', '3.0.0', 'ruth.mbeki'],
  ['Larkfield Sandbox', 'Appointments', '6.1.0', 'anya.petrova'],
  ['Osterby City Hall', 'Permit Counter', '5.2.1', 'ben'],
  ['Osterby City Hall', 'Council Papers', '2.0.6', 'paul.dvorak'],
  ['Osterby City Hall', 'Room Booking', '1.7.0', 'paul.dvorak'],
  ['Osterby Schools', 'Enrollment', '3.5.2', 'diego.molina'],
  ['Osterby Schools', 'Lunch Orders', '1.2.8', 'ruth.mbeki'],
  ['Brightwater Central', 'Meter Register', '7.3.0', 'katrin.vogel'],
  ['Brightwater Central', 'Outage Map', '2.6.1', 'theo.laurent'],
  ['Brightwater Central', 'Work Orders', '4.0.5', 'anya.petrova'],
  ['Brightwater Field', 'Meter Rounds', '1.0.1', 'ben'],
];

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

const PAUSED = 'larkfield-sandbox';

const notes: Record<string, string> = {
  [story.site]: `${story.name} was rolled back to ${story.before}. The next attempt waits for a corrected migration.`,
  [PAUSED]: 'Paused until the clinics come back from their training week.',
  'brightwater-field': 'The certificate is renewed by hand: the meters take no new root.',
};

/** Returns the rows of the table `sites`. The id is the name in lower case with dashes. */
export function sites({ at, workday }: SeedDates) {
  return siteList.map(([name, region, address, certificateDays], position) => {
    const id = slug(name);
    return {
      id,
      organization_id: id.split('-')[0] ?? '',
      name,
      region,
      address,
      state: stateOf(id),
      note: notes[id] ?? '',
      certificate_ends: at(-certificateDays, '12:00'),
      changed_at: id === story.site ? at(1, story.rolledBack) : workday(3 + position * 2, '10:20'),
      revision: 1,
    };
  });
}

/** Returns the rows of the table `applications`. The id joins those of site and name with a dash. */
export function applications(dates: SeedDates) {
  const { at, workday } = dates;
  const published = publishedReleases(dates);
  return applicationList.map(([site, name, version, owner_id], position) => {
    const site_id = slug(site);
    const id = `${site_id}-${slug(name)}`;
    const rolledBack = id === story.application;
    const release = published.find((one) => one.applicationId === id && one.number === version);
    return {
      id,
      site_id,
      name,
      version,
      state: rolledBack ? ('rolled-back' as const) : stateOf(site_id),
      note: rolledBack ? rollbackNote(story.version, story.reason) : '',
      owner_id,
      changed_at: rolledBack
        ? at(1, story.rolledBack)
        : (release?.at ?? workday(4 + position, '16:05')),
      revision: 1,
    };
  });
}

const stateOf = (site: string): SettableState => (site === PAUSED ? 'paused' : 'running');

type Person = readonly [
  name: string,
  role: 'ADMIN' | 'EDITOR' | 'SUPPORT' | 'VIEWER',
  team: string,
];

const OPERATIONS = 'Platform operations';
const ENGINEERING = 'Application engineering';
const DESK = 'Support desk';
const RELEASES = 'Release management';
const SUCCESS = 'Customer success';
const FINANCE = 'Finance and people';

/** Teams of the demo accounts. */
export const accountTeams = {
  ada: OPERATIONS,
  ben: ENGINEERING,
  chen: DESK,
  dana: OPERATIONS,
  emil: OPERATIONS,
} as const;

/** 36 colleagues without a password, besides the demo accounts. */
const people: readonly Person[] = [
  ['Ingrid Lindholm', 'ADMIN', OPERATIONS],
  ['Priya Raman', 'ADMIN', OPERATIONS],
  ['Lukas Brandt', 'EDITOR', OPERATIONS],
  ['Sofia Duarte', 'EDITOR', OPERATIONS],
  ['Mei Tanaka', 'EDITOR', OPERATIONS],
  ['Owen Price', 'EDITOR', OPERATIONS],
  ['Samir Aziz', 'VIEWER', OPERATIONS],
  ['Elena Rossi', 'VIEWER', OPERATIONS],
  ['Kofi Osei', 'EDITOR', ENGINEERING],
  ['Katrin Vogel', 'EDITOR', ENGINEERING],
  ['Diego Molina', 'EDITOR', ENGINEERING],
  ['Anya Petrova', 'EDITOR', ENGINEERING],
  ['Theo Laurent', 'EDITOR', ENGINEERING],
  ['Ruth Mbeki', 'EDITOR', ENGINEERING],
  ['Paul Dvorak', 'EDITOR', ENGINEERING],
  ['Ines Costa', 'VIEWER', ENGINEERING],
  ['Amara Diallo', 'SUPPORT', DESK],
  ['Felix Sommer', 'SUPPORT', DESK],
  ['Rosa Jimenez', 'SUPPORT', DESK],
  ['Liam Byrne', 'SUPPORT', DESK],
  ['Yuki Mori', 'SUPPORT', DESK],
  ['Clara Nilsson', 'SUPPORT', DESK],
  ['Omar Farouk', 'SUPPORT', DESK],
  ['Marta Nowak', 'EDITOR', RELEASES],
  ['Jonas Berg', 'EDITOR', RELEASES],
  ['Helen Park', 'EDITOR', RELEASES],
  ['Viktor Simic', 'EDITOR', RELEASES],
  ['Nadia Karim', 'VIEWER', RELEASES],
  ['Isabel Ferrer', 'VIEWER', SUCCESS],
  ['Noor Haddad', 'VIEWER', SUCCESS],
  ['Oscar Lund', 'VIEWER', SUCCESS],
  ['Maya Cohen', 'VIEWER', SUCCESS],
  ['Tom Adeyemi', 'VIEWER', FINANCE],
  ['Lena Fischer', 'VIEWER', FINANCE],
  ['Marco Bianchi', 'VIEWER', FINANCE],
  ['Sara Ahmed', 'VIEWER', FINANCE],
];

/** Rows of the table `users`. The id is the name in lower case with a dot. */
export const staff = people.map(([name, role, team]) => {
  const id = name.toLowerCase().replace(' ', '.');
  return {
    id,
    name,
    email: `${id}@northgate.example`,
    role,
    team,
    avatar: '',
    password_hash: null,
  };
});

/** The home page: HTML in the slot `dashboard`, filled with data of the area Workspace. */
import { activityChart } from './activityChart.js';
import { slottedSection } from './slotted.js';
import { workLists } from './work.js';

slottedSection('dashboard', ({ area, shell, section, part }) => {
  const lists = workLists(area, section, [
    {
      place: part('attention'),
      takes: ({ kind }) => kind !== 'ticket',
      none: 'Everything runs as it should.',
    },
    {
      place: part('tickets'),
      takes: ({ kind }) => kind === 'ticket',
      none: 'No tickets are waiting for you.',
    },
  ]);
  let chart;
  return {
    show() {
      const [name] = String(shell.user.Name ?? '').split(' ');
      part('greeting').textContent = name ? `Welcome, ${name}` : 'Welcome';
      showParts(section, shell.user);
      // A user without an id has no tasks.
      if (typeof shell.user.UserId !== 'string' || !sees(shell.user, 'workspace')) return;
      lists.load();
      if (chart) chart.reload();
      else chart = activityChart(area, part('chart'));
    },
    redraw: () => chart?.redraw(),
    clear() {
      lists.end();
      chart?.end();
      chart = undefined;
      part('greeting').textContent = 'Welcome';
      for (const name of ['attention', 'tickets', 'chart']) part(name).replaceChildren();
    },
  };
});

/** Hides links to areas that the role does not see, and parts with the data of such areas. */
function showParts(section, user) {
  for (const part of section.querySelectorAll('[data-area]')) {
    part.hidden = !sees(user, part.dataset.area);
  }
}

const sees = ({ Areas }, area) => !Areas || Areas.includes(area);

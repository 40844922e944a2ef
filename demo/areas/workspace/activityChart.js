import { call } from '../kit/call.js';
import { createChart } from '../kit/chart.js';
import { failed, loading } from '../kit/states.js';

/** Today in UTC, as the server counts days: it is not over, so it would look like a fall. */
const today = () => new Date().toISOString().slice(0, 10);

/** Draws how much was done on each of the last 30 days. */
export function activityChart(area, place) {
  let chart;
  let ended = false;
  const load = async () => {
    try {
      const rows = await call(area, '/api/world/activity/days');
      if (ended) return;
      chart = createChart({
        title: 'Work of the last 30 days',
        rows: rows.filter(({ day }) => day.slice(0, 10) < today()),
        locale: () => area.locale,
        series: [
          { name: 'changes', label: 'Changes', color: '--requests', fill: true },
          { name: 'tickets', label: 'Ticket answers', color: '--answers' },
        ],
      });
      place.replaceChildren(chart.element);
    } catch (error) {
      place.replaceChildren(failed(error, load));
    }
  };
  place.replaceChildren(loading());
  load();
  return {
    redraw: () => chart?.redraw(),
    end() {
      ended = true;
      chart?.end();
    },
  };
}

import { call, isAborted } from '../kit/call.js';
import { createChart } from '../kit/chart/createChart.js';
import { failed, loading } from '../kit/states.js';

/** Draws the number of activities on each of the last 30 days. */
export function activityChart(area, place) {
  let chart;
  let ended = false;
  const load = async () => {
    try {
      const rows = await call(area, '/api/world/activity/days');
      if (ended) return;
      chart = createChart({
        title: 'Work of the last 30 days',
        rows,
        locale: () => area.locale,
        series: [
          { name: 'changes', label: 'Platform', color: '--requests', fill: true },
          { name: 'tickets', label: 'Tickets', color: '--answers' },
        ],
      });
      place.replaceChildren(chart.element);
    } catch (error) {
      if (ended || isAborted(error)) return;
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

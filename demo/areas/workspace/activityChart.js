import { call, isAborted } from '../kit/call.js';
import { createChart } from '../kit/chart/createChart.js';
import { latestOnly } from '../kit/latestOnly.js';
import { failed, loading } from '../kit/states.js';

/** Draws the number of activities on each of the last 30 days; `reload` draws them as they are now. */
export function activityChart(area, place) {
  let chart;
  const beginLoad = latestOnly();
  const load = async () => {
    const isOlder = beginLoad();
    try {
      const rows = await call(area, '/api/world/activity/days');
      if (isOlder()) return;
      chart?.end();
      chart = createChart({
        title: 'Work in the last 30 days',
        rows,
        locale: () => area.locale,
        series: [
          { name: 'changes', label: 'Platform', color: '--requests', fill: true },
          { name: 'tickets', label: 'Tickets', color: '--answers' },
        ],
      });
      place.replaceChildren(chart.element);
    } catch (error) {
      if (isOlder() || isAborted(error)) return;
      chart?.end();
      chart = undefined;
      place.replaceChildren(failed(error, load));
    }
  };
  function begin() {
    place.replaceChildren(loading(begin));
    load();
  }
  begin();
  return {
    redraw: () => chart?.redraw(),
    reload: load,
    end() {
      beginLoad();
      chart?.end();
    },
  };
}

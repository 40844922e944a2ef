/** The area Workspace: HTML in a slot of the shell, which this script fills. */
import { activityChart } from './activityChart.js';
import { activityList } from './activityList.js';
import { slottedSection } from './slotted.js';
import { fillWork } from './work.js';

slottedSection('workspace', ({ area, section, part }) => {
  let shown;
  return {
    show() {
      fillWork(area, section, [{ place: part('work'), none: 'Nothing is waiting for you.' }]);
      if (shown) {
        shown.chart.reload();
        shown.list.reload();
        return;
      }
      shown = {
        chart: activityChart(area, part('chart')),
        list: activityList(area, part('activity')),
      };
      shown.list.show();
    },
    redraw: () => shown?.chart.redraw(),
    clear() {
      shown?.chart.end();
      shown = undefined;
      for (const name of ['work', 'chart', 'activity']) part(name).replaceChildren();
    },
  };
});

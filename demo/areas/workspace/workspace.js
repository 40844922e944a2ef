/** The area Workspace: HTML in a slot of the shell, which this script fills. */
import { activityChart } from './activityChart.js';
import { activityList } from './activityList.js';
import { slottedSection } from './slotted.js';
import { workLists } from './work.js';

slottedSection('workspace', ({ area, section, part }) => {
  const lists = workLists(area, section, [
    { place: part('work'), none: 'Nothing is waiting for you.' },
  ]);
  let shown;
  return {
    show() {
      lists.load();
      if (shown) {
        shown.chart.reload();
        shown.list.reload();
        return;
      }
      shown = {
        chart: activityChart(area, part('chart')),
        list: activityList(area, part('activity')),
      };
    },
    follow: () => shown?.list.update(),
    redraw: () => shown?.chart.redraw(),
    clear() {
      lists.end();
      shown?.chart.end();
      shown = undefined;
      for (const name of ['work', 'chart', 'activity']) part(name).replaceChildren();
    },
  };
});

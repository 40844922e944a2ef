/**
 * The area Workspace: plain HTML in a slot of the page, which this script fills. It knows the shell
 * by its public interface alone: `request()`, `user` and events.
 */
import { activityChart } from './activityChart.js';
import { activityList } from './activityList.js';
import { fillWork } from './work.js';

const shell = document.querySelector('backoffice-shell');
const section = shell.querySelector('[slot="workspace"]');
const part = (name) => section.querySelector(`[data-part="${name}"]`);

/** What a slotted section has in place of an area's context. */
const area = {
  locale: localeOf(/(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? 'en'),
  request: (url, options) => shell.request(url, options),
};

let shown;

// A section is projected only while its area is open, and to signed-in staff.
new IntersectionObserver(([{ isIntersecting }]) => {
  if (isIntersecting && shell.user) show();
}).observe(section);

document.addEventListener('backoffice-language-change', ({ detail }) => {
  area.locale = localeOf(detail.language);
  shown?.chart.redraw();
  if (shown) show();
});

// The next one to sign in sees none of this.
document.addEventListener('backoffice-logout', () => {
  shown?.chart.end();
  shown = undefined;
  for (const name of ['work', 'chart', 'activity']) part(name).replaceChildren();
});

function show() {
  fillWork(area, part('work'), section);
  shown ??= {
    chart: activityChart(area, part('chart')),
    list: activityList(area, part('activity')),
  };
  shown.list.reload();
}

function localeOf(language) {
  return { en: 'en-US', cn: 'zh-CN' }[language] ?? language;
}

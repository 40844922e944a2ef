import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Highlighted } from '../../../../src/views/shell/search/Highlighted';

/** Returns a label with marks as the palette shows it, in brackets. */
const shown = (text: string, query: string) =>
  renderToStaticMarkup(<Highlighted text={text} query={query} />)
    .replaceAll(/<\/?span>/g, '')
    .replaceAll('<mark>', '[')
    .replaceAll('</mark>', ']');

test.each([
  ['Berth Planner 4.1.6', 'planner berth', '[Berth] [Planner] 4.1.6'],
  ['Berth Planner 4.1.6', 'planner tideline', 'Berth [Planner] 4.1.6'],
  ['Tideline Asia, Tideline', ' tide ', '[Tide]line Asia, [Tide]line'],
  ['Café Élysée', 'elysee CAFE', '[Café] [Élysée]'],
  ['Room Booking', 'oom boo king', 'R[oom] [Booking]'],
  ['Banana', 'ana', 'B[anana]'],
  ['Berth Planner', 'x', 'Berth Planner'],
  ['Berth Planner', '  ', 'Berth Planner'],
  ['', 'berth', ''],
  // Folding makes two letters of one.
  ['ﬁle and file', 'file', 'ﬁle and file'],
])('marks each word of the query in a label: %j, %j', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked);
});

/**
 * The area Support as a page of its own, shown in a sandboxed frame: `/` is the list of tickets,
 * `/{number}` the conversation of one. It knows no token; the shell makes its calls.
 */
import { connectArea } from '/dist/area-frame.js';
import { followPath } from '../kit/pages.js';
import { failed } from '../kit/states.js';
import { conversation } from './conversation.js';
import { ticketList } from './ticketList.js';

// No landmark of its own: the frame lies in the shell's main part.
const place = document.querySelector('#support');

connectArea().then(
  (area) => {
    const look = () => {
      document.documentElement.dataset.theme = area.theme;
    };
    area.subscribe(look);
    look();
    followLinks(area);
    followPath(place, area, (segments) =>
      segments.length > 0 ? conversation(area, segments.join('/')) : ticketList(area),
    );
  },
  (error) => place.append(failed(error)),
);

/** Links into the shell lead there: the frame itself stays at this page. */
function followLinks(area) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="#/"]');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    area.navigate(link.hash.slice(1));
  });
}

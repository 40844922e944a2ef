/**
 * The area Support as a separate page in a sandboxed frame: `/` is the list of tickets, `/{number}` a
 * ticket. It has no token; the shell sends its requests.
 */
import { connectArea } from '/dist/area-frame.js';
import { followPath } from '../kit/pages.js';
import { failed } from '../kit/states.js';
import { conversation } from './conversation.js';
import { ticketList } from './ticketList.js';

// No landmark, since the frame is inside the shell's main landmark.
const place = document.querySelector('#support');

connectArea().then(
  (area) => {
    const look = () => {
      document.documentElement.dataset.theme = area.theme;
      document.documentElement.dir = area.dir;
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

/** Opens links in the shell instead of the frame. */
function followLinks(area) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="#/"]');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    area.navigate(link.hash.slice(1));
  });
}

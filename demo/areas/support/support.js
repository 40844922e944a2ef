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

// In a tab of its own, from a copied link: the portal opens the page with the shell around it.
if (parent === window) location.replace(`/${location.hash || '#/support'}`);
else connect();

function connect() {
  connectArea().then(show, (error) => place.append(failed(error)));
}

/** Shows the pages of the area. */
function show(area) {
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
}

/**
 * Opens links in the shell instead of the frame, also those for a new tab. A new tab would inherit the sandbox of the frame,
 * where the session cannot be read.
 */
function followLinks(area) {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => {
      const link = event.target.closest?.('a[href^="#/"]');
      if (!link || event.button > 1) return;
      event.preventDefault();
      area.navigate(link.hash.slice(1));
    });
  }
}

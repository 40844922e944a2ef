import { ownScript } from '../handover/ownScript';

const address = ownScript(/\/backoffice\.js\b/)?.src;

/** The folder of the running script, with a trailing slash; without a script, that of the page. */
export const folder = (address ?? new Text().baseURI).replace(/[?#].*/, '').replace(/[^/]*$/, '');

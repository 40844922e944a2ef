/**
 * `<northgate-sites>`: the area Site as a custom element. The shell sets the property `area` before it
 * appends the element. `/` is the list, `/{id}` a site.
 */
import { followPath } from '../kit/pages.js';
import { siteList } from './siteList.js';
import { sitePage } from './sitePage.js';

class NorthgateSites extends HTMLElement {
  #end;

  connectedCallback() {
    this.classList.add('area');
    this.#end = followPath(this, this.area, (segments) =>
      segments.length > 0 ? sitePage(this.area, segments.join('/')) : siteList(this.area),
    );
  }

  disconnectedCallback() {
    this.#end?.();
  }
}

customElements.define('northgate-sites', NorthgateSites);

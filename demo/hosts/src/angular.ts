import '@angular/compiler';
// guide
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { BackofficeShell } from 'backoffice-elements';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <backoffice-shell
      brand="Northgate"
      [menu]="menu"
      (backoffice-ready)="greet($event)"
      (backoffice-login)="greet($event)"
      (backoffice-logout)="greet($event)"
    >
      <section slot="site"><h2>Hosted sites</h2></section>
      <p slot="footer">Signed in: {{ name }}</p>
    </backoffice-shell>
  `,
})
class Portal {
  menu: BackofficeShell['menu'] = undefined;
  name = 'nobody';

  greet({ target }: Event) {
    this.name = (target as BackofficeShell).user?.Name ?? 'nobody';
  }
}

bootstrapApplication(Portal);
// /guide

import '@angular/compiler';
// guide
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <backoffice-shell brand="Northgate" [menu]="menu" (backoffice-login)="greet($event)">
      <section slot="site"><h2>Hosted sites</h2></section>
      <p slot="footer">Signed in: {{ name }}</p>
    </backoffice-shell>
  `,
})
class Portal {
  menu = undefined;
  name = 'nobody';

  greet(event: Event) {
    this.name = (event as CustomEvent<{ user: { Name: string } }>).detail.user.Name;
  }
}

bootstrapApplication(Portal);
// /guide

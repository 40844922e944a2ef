import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  signal,
  viewChild,
} from '@angular/core';
import type { BackofficeShell } from 'backoffice-elements/shell';

/** The shell, with the area Workspace in Angular and the user's name in the footer. */
@Component({
  selector: 'app-office',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <backoffice-shell
      #shell
      brand="Harbour"
      [areas]="areas"
      (backoffice-ready)="showUser()"
      (backoffice-login)="showUser()"
      (backoffice-logout)="showUser()"
    >
      <p slot="footer">{{ name() ? 'Signed in: ' + name() : 'Signed out' }}</p>
    </backoffice-shell>
  `,
})
export class Office {
  protected readonly areas: BackofficeShell['areas'] = {
    workspace: { load: () => import('./orders') },
  };
  protected readonly name = signal<string | undefined>(undefined);
  private readonly shell = viewChild.required<ElementRef<BackofficeShell>>('shell');

  protected showUser() {
    this.name.set(this.shell().nativeElement.user?.Name);
  }
}

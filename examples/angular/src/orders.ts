import { Component, computed, DestroyRef, InjectionToken, inject, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { AreaContext, AreaModule } from 'backoffice-elements/area';

const AREA = new InjectionToken<AreaContext>('area');

const orders = [
  { id: '1001', customer: 'Baltic Timber' },
  { id: '1002', customer: 'Northern Salt' },
];

/** Mounts the area in an element of the page; the shell calls the returned function on leaving. */
export const mount: AreaModule['mount'] = async (container, area) => {
  const app = await createApplication({ providers: [{ provide: AREA, useValue: area }] });
  app.bootstrap(Orders, container);
  return () => app.destroy();
};

@Component({
  selector: 'app-orders',
  template: `
    @if (order(); as order) {
      <h2>Order {{ order.id }}</h2>
      <p>{{ order.customer }}</p>
      <button type="button" (click)="area.navigate('/workspace')">All orders</button>
    } @else {
      <h2>Orders</h2>
      <ul>
        @for (order of orders; track order.id) {
          <li><a [href]="'#/workspace/' + order.id">Order {{ order.id }}</a></li>
        }
      </ul>
    }
  `,
})
class Orders {
  protected readonly orders = orders;
  protected readonly area = inject(AREA);
  private readonly path = signal(this.area.path);
  protected readonly order = computed(() => orders.find(({ id }) => this.path() === `/${id}`));

  constructor() {
    const unsubscribe = this.area.subscribe(() => this.path.set(this.area.path));
    inject(DestroyRef).onDestroy(unsubscribe);
  }
}

import { shot, b } from './zz_shots.mjs';
await shot('home'); await shot('home-dark', { dark: true });
await shot('site', { hash: '#/site' }); await shot('app', { hash: '#/application' }); await shot('dev', { hash: '#/develop' });
await shot('pub', { hash: '#/apppublish' }); await shot('admin', { hash: '#/admin' }); await shot('support', { hash: '#/support' }); await shot('work', { hash: '#/workspace' });
await shot('phone', { w: 390, h: 844 });
await b.close();

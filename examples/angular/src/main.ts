import 'backoffice-elements/shell';
import { bootstrapApplication } from '@angular/platform-browser';
import { Office } from './office';

bootstrapApplication(Office).catch(console.error);

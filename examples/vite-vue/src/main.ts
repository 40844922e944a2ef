import 'backoffice-elements/shell';
import { createApp } from 'vue';
import Office from './Office.vue';

createApp(Office).mount('#app');

import 'backoffice-elements/vue';

import 'backoffice-elements/svelte';

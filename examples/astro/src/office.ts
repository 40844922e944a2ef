import 'backoffice-elements/shell';

const shell = document.querySelector('backoffice-shell');
const footer = shell?.querySelector('[slot="footer"]');

if (shell && footer) {
  shell.areas = { workspace: { load: () => import('./orders') } };
  const showUser = () => {
    footer.textContent = shell.user ? `Signed in: ${shell.user.Name}` : 'Signed out';
  };
  shell.addEventListener('backoffice-ready', showUser);
  shell.addEventListener('backoffice-login', showUser);
  shell.addEventListener('backoffice-logout', showUser);
}

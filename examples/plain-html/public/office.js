const shell = document.querySelector('backoffice-shell');
const footer = shell.querySelector('[slot="footer"]');

shell.areas = { workspace: { module: 'orders.js' } };

const showUser = () => {
  footer.textContent = shell.user ? `Signed in: ${shell.user.Name}` : 'Signed out';
};
for (const event of ['backoffice-ready', 'backoffice-login', 'backoffice-logout']) {
  shell.addEventListener(event, showUser);
}

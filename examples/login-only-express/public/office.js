const shell = document.querySelector('backoffice-shell');

shell.areas = {
  workspace: {
    load: async () => ({
      async mount(container, area) {
        // Sends the token; a 401 signs the user out.
        const orders = await area.request('/api/orders', { signal: area.signal });
        const heading = document.createElement('h2');
        const list = document.createElement('ul');
        heading.textContent = `Orders of ${area.user.Name}`;
        for (const order of orders) {
          const item = document.createElement('li');
          item.textContent = order;
          list.append(item);
        }
        container.append(heading, list);
      },
    }),
  },
};

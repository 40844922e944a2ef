/** The host page inside the playground: reports each request to the page around it. */
const send = window.fetch;

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const startedAt = performance.now();
  const tell = (status) =>
    document.dispatchEvent(
      new CustomEvent('playground-request', {
        detail: {
          method: request.method,
          path: new URL(request.url).pathname,
          status,
          milliseconds: Math.round(performance.now() - startedAt),
        },
      }),
    );
  try {
    const response = await send(input, init);
    tell(response.status || 'redirected');
    return response;
  } catch (error) {
    tell('no answer');
    throw error;
  }
};

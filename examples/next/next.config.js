const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400' } = process.env;

module.exports = {
  // Passes API calls on to the server.
  rewrites: async () =>
    ['/api/:path*', '/northgate/:path*'].map((source) => ({
      source,
      destination: BACKOFFICE_SERVER + source,
    })),
};

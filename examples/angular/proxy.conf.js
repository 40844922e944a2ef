const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400' } = process.env;

export default {
  '/api': { target: BACKOFFICE_SERVER },
  '/northgate': { target: BACKOFFICE_SERVER },
};

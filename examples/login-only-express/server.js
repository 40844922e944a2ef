// A server with one account call, sign-in, and one call that needs the token.
import { randomBytes } from 'node:crypto';
import express from 'express';

const { PORT = 3000 } = process.env;

// Your directory of users: keep hashes of passwords, never the passwords.
const users = [{ UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN', password: 'northgate-ada' }];
const sessions = new Map();

const app = express();
app.use(express.json());

app.post('/api/account/login', ({ body = {} }, response) => {
  const found = users.find((user) => user.UserId === body.UserId);
  if (!found || found.password !== body.AuthValue) {
    // Status 200: 401 would mean that a session has ended.
    return response.json({ Code: 1, Message: 'Incorrect user id or password.', Data: null });
  }
  const { password: _, ...user } = found;
  const token = randomBytes(32).toString('base64url');
  sessions.set(token, user);
  response.json({ Code: 0, Message: '', Data: { ...user, token } });
});

app.get('/api/orders', (request, response) => {
  const token = request.get('Authorization')?.replace('Bearer ', '');
  if (!sessions.has(token)) return response.sendStatus(401);
  response.json(['Order 1001', 'Order 1002']);
});

app.use('/backoffice', express.static('node_modules/backoffice-elements/dist'));
app.use(express.static('public', { extensions: ['html'] }));
app.listen(PORT, () => console.log(`http://localhost:${PORT}/`));

import { describe, expect, it } from 'vitest';
import { bearer, call } from './support/client';
import { useServer } from './support/useServer';

describe('the probes', () => {
  const time = Date.UTC(2026, 3, 1, 8);
  const server = useServer({ now: () => time });
  const get = (path: string, headers = {}) => call(server(), 'GET', path, { headers });

  it('return the signed-in user', async () => {
    const headers = await bearer(server(), 'chen', 'northgate-chen');
    expect((await get('/api/probe', headers)).body).toEqual({
      Code: 0,
      Message: '',
      Data: { UserId: 'chen', Role: 'SUPPORT', now: '2026-04-01T08:00:00.000Z' },
    });
  });

  it('answer 401 to a missing, foreign or broken token', async () => {
    const tokens = ['', 'Bearer', 'Bearer x', 'Basic YWRhOmFkYQ==', `Bearer ${'A'.repeat(43)}`];
    for (const Authorization of tokens) {
      for (const path of ['/api/probe', '/api/admin/probe']) {
        const { status, body } = await get(path, { Authorization });
        expect(status).toBe(401);
        expect(body).toMatchObject({ Code: 401, Message: expect.any(String) });
      }
    }
  });

  it('allow only administrators to call the admin probe', async () => {
    const ada = await get('/api/admin/probe', await bearer(server(), 'ada', 'northgate-ada'));
    expect(ada.body.Data).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
    for (const name of ['ben', 'chen']) {
      const headers = await bearer(server(), name, `northgate-${name}`);
      const { status, body } = await get('/api/admin/probe', headers);
      expect({ status, Code: body.Code }).toEqual({ status: 403, Code: 403 });
    }
  });

  it('answer an unknown call with 404 and an envelope', async () => {
    const { status, body } = await get('/api/nothing');
    expect({ status, Code: body.Code }).toEqual({ status: 404, Code: 404 });
  });
});

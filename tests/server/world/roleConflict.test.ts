import { describe, expect, it } from 'vitest';
import { bearer, call } from '../support/client';
import { useDemoServer } from '../support/useServer';

const ROLES = '/api/world/admin/roles';

describe('the matrix of roles and areas', () => {
  const server = useDemoServer();
  const ask = async (method: string, body?: unknown) => {
    const headers = await bearer(server(), 'ada', 'northgate-ada');
    return (await call(server(), method, ROLES, { headers, body })).body;
  };

  it('refuses the second of two changes that are based on the same matrix', async () => {
    const seen = (await ask('GET')).Data;
    const first = { ...seen, VIEWER: ['workspace'] };
    const second = { ...seen, EDITOR: ['workspace', 'site'] };
    expect((await ask('PUT', { matrix: first, seen })).Data).toEqual(first);
    expect(await ask('PUT', { matrix: second, seen })).toMatchObject({ Code: 1409, Data: first });
    expect((await ask('GET')).Data).toEqual(first);
    expect((await ask('PUT', { matrix: second, seen: first })).Data).toEqual(second);
  });

  it('accepts one of two changes at the same moment', async () => {
    const seen = (await ask('GET')).Data;
    const changes = [['workspace'], ['site'], ['application']].map((VIEWER) =>
      ask('PUT', { matrix: { ...seen, VIEWER }, seen }),
    );
    const codes = (await Promise.all(changes)).map(({ Code }) => Code);
    expect(codes.sort()).toEqual([0, 1409, 1409]);
  });

  it('ignores the order of the areas that the administrator has seen', async () => {
    const matrix = (await ask('GET')).Data;
    const seen = { ...matrix, EDITOR: [...matrix.EDITOR].reverse() };
    expect((await ask('PUT', { matrix, seen })).Code).toBe(0);
  });

  it('can be replaced without the one that was seen', async () => {
    const matrix = (await ask('GET')).Data;
    expect((await ask('PUT', { matrix })).Data).toEqual(matrix);
    const refused = await ask('PUT', { matrix, seen: null });
    expect(refused).toMatchObject({ Code: 1422, Data: { fields: { seen: expect.any(String) } } });
  });
});

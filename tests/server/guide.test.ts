import { describe, expect, it } from 'vitest';
import { guideBlocks } from '../support/guide';
import { call } from './support/client';
import { useServer } from './support/useServer';

const blocks = guideBlocks('server-contract.md');
const http = blocks.filter(({ language }) => language === 'http').map(({ code }) => code);

/** `Name: value`, line by line. */
const headersIn = (text: string) =>
  [...text.matchAll(/^([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

describe('the server contract guide', () => {
  const server = useServer({ allowOrigins: ['https://intranet.example'] });

  it('shows a call that works as printed, with the fields of its response', async () => {
    const [head = '', body = ''] = (http[0] ?? '').split('\n\n');
    const [, method = '', path = ''] = /^(\w+) (\S+)\n/.exec(head) ?? [];
    const headers = Object.fromEntries(headersIn(head));
    const answer = await call(server(), method, path, { headers, body });
    const shown = JSON.parse(blocks.find(({ language }) => language === 'json')?.code ?? '');
    expect(answer.body.Data.token).toMatch(/.{20}/);
    expect({ ...answer.body, Data: { ...answer.body.Data, token: shown.Data.token } }).toEqual(
      shown,
    );
  });

  it('shows the headers that allow another origin', async () => {
    const shown = headersIn(
      http.find((block) => block.includes('Access-Control-Allow-Headers')) ?? '',
    );
    expect(shown.map(([name]) => name)).toContain('Access-Control-Allow-Headers');
    const preflight = await call(server(), 'OPTIONS', '/api/account/login', {
      headers: {
        Origin: 'https://intranet.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    const items = (text: string) => text.toLowerCase().split(/, ?/);
    for (const [name, value] of shown) {
      const sent = items(preflight.headers.get(name) ?? '');
      expect(items(value).filter((item) => !sent.includes(item))).toEqual([]);
    }
  });
});

import { connect } from 'node:net';
import { beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { startServer } from '../../demo/server/server';
import { call, login } from './support/client';
import { useServer } from './support/useServer';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void log.mockRestore());
});

describe('the log of the server', () => {
  const server = useServer();

  it('names a failed query without its values', { timeout: 60_000 }, async () => {
    const failing = await startServer({ quickHashes: true });
    onTestFinished(() => failing.close());
    const user = await failing.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', 'ada')
      .executeTakeFirstOrThrow();
    await failing.db.schema.dropTable('tokens').execute();
    expect((await login(failing, user.email, 'northgate-ada')).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    const [line] = log.mock.calls[0] ?? [];
    expect(line).toEqual(expect.stringContaining('relation "tokens" does not exist'));
    // Where it happened, in a single text: an object would be printed with all its fields.
    expect(line).toEqual(expect.stringMatching(/\n +at /));
    expect(log.mock.calls[0]).toHaveLength(1);
    expect(line).not.toContain('params');
  });

  it('has no line for a client that leaves in the middle of its body', async () => {
    const gone = () =>
      new Promise<void>((resolve) => {
        const socket = connect(server().port, '127.0.0.1', () => {
          const head = ['POST /api/account/login HTTP/1.1', 'Host: localhost'];
          const type = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
          const sent = `${[...head, ...type, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`;
          socket.write(sent);
        });
        // The server asks for the body, so it has begun with the call.
        socket.once('data', () => socket.write('5\r\n{"a":\r\n', () => socket.destroy()));
        socket.once('close', () => resolve());
      });
    for (let count = 0; count < 20; count++) await gone();
    expect((await call(server(), 'GET', '/api/probe')).status).toBe(401);
    expect(log).not.toHaveBeenCalled();
  });
});

import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Starts a mail server that accepts and stores every mail. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string | undefined;
    let unread = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const receive = (line: string) => {
      if (mail !== undefined) {
        if (line !== '.') {
          mail += `${line}\n`;
          return;
        }
        mails.push(mail);
        mail = undefined;
        reply('250 stored');
      } else if (/^DATA/i.test(line)) {
        mail = '';
        reply('354 go on');
      } else if (/^QUIT/i.test(line)) {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const lines = (unread + chunk).split('\r\n');
      unread = lines.pop() ?? '';
      lines.forEach(receive);
    });
    reply('220 ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Starts a mail server that accepts connections and never responds. */
export async function startSilentMailServer() {
  const sockets = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    calls: () => calls,
    open: () => sockets.size,
    /** Ends all connections. */
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

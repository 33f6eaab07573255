import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/**
 * Listens on a port of this machine only.
 * @param option the option that chooses the port
 * @throws Error that names the option if the port is in use
 */
export async function listen(server: Server, port: number, option: string): Promise<void> {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is already in use. Stop the other process, or choose a port with ${option}.`);
  }
}

/** Reports a port in use before anything is started. @throws Error that names the option */
export async function requireFreePort(port: number, option: string): Promise<void> {
  // A client that connects meanwhile must not keep it open.
  const server = createServer().on('connection', (socket) => socket.destroy());
  await listen(server, port, option);
  await new Promise((resolve) => server.close(resolve));
}

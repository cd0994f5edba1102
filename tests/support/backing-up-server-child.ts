import { openStormApp } from './storm-app.ts';

/** A server that is backed up by itself, for its parent to look into its folder and to kill it. */
const app = await openStormApp({ BACKUP_EVERY_HOURS: '24', STARTER_CONTENT: 'off' });
const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
await app.start({ publicUrl: address, localUrl: address });
process.send?.(address);

import { startupSnapshot } from 'node:v8';

const startedAt = new Date(0);

startupSnapshot.setDeserializeMainFunction(() => {
  console.log('Snapshot of', startedAt.toISOString());
});

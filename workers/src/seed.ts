import { runProcess } from '@vesper/core/run-process';
import { createWorkerContext } from './context.ts';
import { seedGallery } from './seed/seed-gallery.ts';

await runProcess('seed', 5_000, async (process) => {
  const context = await createWorkerContext(process);
  await seedGallery(context);
  await context.shutdown.run();
});

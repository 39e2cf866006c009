import { workerData } from 'node:worker_threads'
import { z } from 'zod/mini'

const { parent_id, max_rss } = z.object({ parent_id: z.number(), max_rss: z.number() }).parse(workerData)

// A thread of its own, because the main one is deep in a decoder and hears neither timers nor its parent's death.
setInterval(() => {
  if (process.memoryUsage.rss() > max_rss || process.ppid !== parent_id) process.kill(process.pid, 'SIGKILL')
}, 40)

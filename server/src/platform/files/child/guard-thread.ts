import { workerData } from 'node:worker_threads'
import { z } from 'zod/mini'

const { parent_id, max_rss, max_cpu_ms } = z
  .object({ parent_id: z.number(), max_rss: z.number(), max_cpu_ms: z.number() })
  .parse(workerData)

// In a thread of its own, because the main one may be deep in a decoder and notices neither timers nor its parent's
// death.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isLate = (user + system) / 1000 > max_cpu_ms
  if (isLate || process.memoryUsage.rss() > max_rss || process.ppid !== parent_id) process.kill(process.pid, 'SIGKILL')
}, 40)

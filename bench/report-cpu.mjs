/** Loaded before a server that is measured: tells the parent its CPU time and memory when asked. */
import { readFileSync } from 'node:fs'

/** Of the main thread alone, where the system tells. */
function mainMicroseconds() {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
    return Number(text.split(' ')[0]) / 1000
  } catch {
    return Number.NaN
  }
}

process.on('message', (message) => {
  if (message.usage !== true) return
  const { user, system } = process.cpuUsage()
  process.send({
    cpuMicroseconds: user + system,
    mainMicroseconds: mainMicroseconds(),
    rssBytes: process.memoryUsage.rss(),
  })
})

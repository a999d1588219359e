/** Loaded before a server that is measured: tells the parent its CPU time and memory when asked. */
process.on('message', (message) => {
  if (message.usage !== true) return
  const { user, system } = process.cpuUsage()
  process.send({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() })
})

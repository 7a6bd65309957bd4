/** Processor time of this thread so far, ms: how long work takes, however busy the machine is with other work. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

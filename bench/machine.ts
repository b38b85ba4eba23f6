import { cpus, loadavg, totalmem } from 'node:os'

/** What the figures were measured on. */
export const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  system: `${process.platform} ${process.arch}`,
  /** Processes that wanted a core in the last minute: others may have been at work. */
  load: Number(loadavg()[0]?.toFixed(1)),
})

/** Whether nothing else is at work, so that figures are worth keeping. To be asked before a bench begins: it is at work itself later. */
export const isQuiet = (): boolean => (loadavg()[0] ?? 0) < cpus().length / 2

/** What the figures were measured on, in a line. */
export const machineLine = ({ processor, cores, memoryGb, node, system, load }: ReturnType<typeof machine>) =>
  `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, ${system}, load ${load}`

import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { provideBrowser } from '../scripts/test-machine.mjs'
import { measureClient } from './client.ts'
import { measureForm } from './form.ts'
import { measureServer } from './server.ts'

/** The product's figures on this machine, printed as a table and kept in bench/results. */
provideBrowser()
const figures = [...(await measureServer(measureClient)), ...(await measureForm())]
const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  system: `${process.platform} ${process.arch}`,
}
const at = new Date()

console.log(
  `\n${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}\n`,
)
for (const { name, value, unit, promise } of figures) {
  console.log(`${name.padEnd(50)} ${String(value).padStart(9)} ${unit.padEnd(11)} ${promise}`)
}
const file = new URL(`./results/${at.toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`, import.meta.url)
writeFileSync(file, `${JSON.stringify({ at, machine, figures }, null, 2)}\n`)
console.log(`\nkept in ${fileURLToPath(file).split('/').slice(-3).join('/')}`)

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { provideBrowser } from '../scripts/test-machine.mjs'
import { measureClient } from './client.ts'
import { measureForm } from './form.ts'
import { machine, machineLine } from './machine.ts'
import { measureServer } from './server.ts'

/** The product's figures on this machine, printed as a table and kept in bench/results. */
provideBrowser()
const figures = [...(await measureServer(measureClient)), ...(await measureForm())]
const measuredOn = machine()
const at = new Date()

console.log(`\n${machineLine(measuredOn)}\n`)
for (const { name, value, unit, promise } of figures) {
  console.log(`${name.padEnd(50)} ${String(value).padStart(9)} ${unit.padEnd(11)} ${promise}`)
}
const file = new URL(`./results/${at.toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`, import.meta.url)
writeFileSync(file, `${JSON.stringify({ at, machine: measuredOn, figures }, null, 2)}\n`)
console.log(`\nkept in ${fileURLToPath(file).split('/').slice(-3).join('/')}`)

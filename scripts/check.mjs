// `npm run check`: each part runs, whatever the others found, and the last line says how it went.
import { join } from 'node:path'
import { run } from '../bin/run.mjs'

const parts = {
  'format and lint': [join('node_modules', '@biomejs/biome/bin/biome'), 'check', '.'],
  types: [join('node_modules', 'typescript/bin/tsc'), '-b'],
  'declarations and texts': [join('scripts', 'check-texts.ts')],
}

const failed = []
for (const [name, args] of Object.entries(parts))
  if ((await run(process.execPath, args)) !== 0) failed.push(name)
console.log(failed.length > 0 ? `Check failed: ${failed.join('; ')}.` : 'Check passed.')
process.exitCode = failed.length > 0 ? 1 : 0

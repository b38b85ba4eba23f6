// The door to every command (`npm start`, `npm test` …). Plain JavaScript that any Node from 18 on can read: it installs
// what is missing, goes over to the Node the product is made for, and runs what the command asks for.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commands } from './commands.mjs'
import { explain, UserError } from './explain.mjs'
import { install } from './install.mjs'
import { isRightNode, rightNode } from './node.mjs'
import { stopWithParent } from './parent.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

async function main([name, ...args]) {
  const steps = commands[name]
  if (!steps) {
    throw new UserError(`Usage: node bin/vitrine.mjs <${Object.keys(commands).join(' | ')}> [arguments]`)
  }
  process.chdir(root)
  stopWithParent()
  install()
  // What was compiled once is kept, for this process and those it starts: the product starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
  if (!isRightNode()) return run(rightNode(), [process.argv[1], name, ...args])

  const before = steps.slice(0, -1)
  for (const step of before) {
    if (step.needed && !step.needed()) continue
    if (step.says) console.log(step.says)
    const code = await run(process.execPath, [step.script, ...(step.args ?? [])])
    if (code !== 0) return code
    step.done?.()
  }
  return become(steps[steps.length - 1], args)
}

/**
 * Runs the last step in this very process, so that signals, memory and exit code are its own and nothing stands between
 * it and whoever started us.
 */
async function become(step, args) {
  if (!existsSync(step.script))
    throw new UserError(`${step.script} is missing from this copy of the product.`)
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv = [process.execPath, step.script, ...(step.args ?? []), ...args]
  await import(pathToFileURL(step.script).href)
}

main(process.argv.slice(2)).then(code => {
  if (code !== undefined) process.exit(code)
}, explain)

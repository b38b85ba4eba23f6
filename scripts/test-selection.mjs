// The test files that paths on the command line stand for: `npm test -- src/server/users test/e2e/home.spec.ts`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { UserError } from '../bin/explain.mjs'
import { root } from '../bin/paths.mjs'

const isUnit = file => /\.test\.tsx?$/.test(file)
const isJourney = file => /\.spec\.ts$/.test(file)

/** The path of a file or folder, given from the folder somebody stands in or from that of the product. */
function located(path) {
  const found = [process.env.INIT_CWD ?? root, root].map(from => resolve(from, path)).find(existsSync)
  if (!found) throw new UserError(`There is no file or folder ${path}.`)
  const inside = relative(root, found)
  if (inside.split(sep)[0] === '..') throw new UserError(`${path} lies outside of the product.`)
  return inside === '' ? '.' : inside
}

const filesBelow = path =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true })
        .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
        .flatMap(({ name }) => filesBelow(join(path, name)))
    : [path]

/**
 * Sorts the tests that paths stand for by what runs them.
 * @returns paths from the root of the product: of files tested by Vitest, and of journeys.
 * @throws {UserError} for a path that does not exist or has no test in it.
 */
export function selectTests(paths) {
  const files = paths.flatMap(path => {
    const tests = filesBelow(located(path)).filter(file => isUnit(file) || isJourney(file))
    if (tests.length === 0)
      throw new UserError(`No tests in ${path}. Tests are named *.test.ts or *.test.tsx, journeys *.spec.ts.`)
    return tests
  })
  const distinct = [...new Set(files)]
  return { units: distinct.filter(isUnit), journeys: distinct.filter(isJourney) }
}

/** True when one of some files has a word in it, such as the setting that names a program of the machine. */
export const mentions = (files, word) => files.some(file => readFileSync(file, 'utf8').includes(word))

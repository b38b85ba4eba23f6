import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { inRoot, root } from './paths.mjs'

/** Everything the built web application is made of. */
const sources = [
  'docs/guide',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts/web-build',
  'src/model',
  'src/web',
]

const built = inRoot('dist', 'web', 'index.html')
const stamp = inRoot('dist', 'web.sha256')

const isTest = name => /\.test\.tsx?$/.test(name)

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) if (!isTest(name)) yield* filesBelow(join(path, name))
}

/** One hash over names and contents, the same on every machine. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(inRoot(source))) {
      hash
        .update(
          `${file
            .slice(root.length + 1)
            .split(sep)
            .join('/')}\0`,
        )
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** True when `dist/web` was built from the sources as they are now. */
export const isWebBuildFresh = () =>
  existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === sourceHash()

/** Before a build: one that is broken off must not look fresh. */
export function forgetWebBuild() {
  rmSync(stamp, { force: true })
  return true
}

export function rememberWebBuild() {
  mkdirSync(inRoot('dist'), { recursive: true })
  writeFileSync(stamp, `${sourceHash()}\n`)
}

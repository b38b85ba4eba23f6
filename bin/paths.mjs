import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the product, whatever folder one calls it from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const inRoot = (...parts) => join(root, ...parts)

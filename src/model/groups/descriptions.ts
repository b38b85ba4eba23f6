import { list, term, translated } from '../kinds/build.ts'
import type { ListOptions } from '../kinds/structures.ts'

/** Texts about the subject of a record, each of a type: biography, history, text for the public. */
export const descriptions = (options: ListOptions = {}) =>
  list(
    { description: translated({ level: 'R', long: true }), type: term('DEST', { level: 'R' }) },
    { level: 'R', ...options },
  )

import { list, term, translated } from '../kinds/build.ts'
import type { ListOptions } from '../kinds/structures.ts'

/** Texts about what a card stands for, each of a kind: a biography, a history, a text for the public (specification 001, section 3). */
export const descriptions = (options: ListOptions = {}) =>
  list(
    { description: translated({ level: 'R', long: true }), type: term('DEST', { level: 'R' }) },
    { level: 'R', ...options },
  )

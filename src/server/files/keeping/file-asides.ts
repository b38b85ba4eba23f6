import type { AsidesOf } from '#server/cards/index.ts'

/** What answers tell of files beside their fields (specification 001, section 3 'Digital file'). */
export const fileAsides: AsidesOf = async (_tx, ids) =>
  new Map(ids.map(id => [id, { shared: false, parentId: null }]))

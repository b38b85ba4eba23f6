import { type Merged, mergedInto } from '#server/cards/index.ts'
import { bringBackComments, moveComments, originsOfMoved } from './store/comments.ts'

/**
 * Moves the comments on a record that became one with another to the record that was kept. Once it is a record of its own again they
 * come back, with those of all records that had become one with it before.
 */
export const moveCommentsOfMerged: Merged = async (tx, ids) => {
  const into = await mergedInto(tx, ids)
  const origins = ids.every(id => into.has(id)) ? [] : await originsOfMoved(tx)
  const nowIn = await mergedInto(tx, origins)
  for (const id of ids) {
    const kept = into.get(id)
    if (kept !== undefined) await moveComments(tx, id, kept)
    else
      await bringBackComments(
        tx,
        origins.filter(origin => origin === id || nowIn.get(origin) === id),
        id,
      )
  }
}

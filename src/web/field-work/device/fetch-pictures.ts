import { deviceLists } from './device-lists.ts'
import type { KeptList } from './kept.ts'

/** Fetches the pictures of a list that are not on the device yet; one that cannot be had is left out. */
export async function fetchPictures({ owner, items }: KeptList): Promise<void> {
  for (const { picture } of items) {
    if (!picture || (await deviceLists.picture(owner, picture))) continue
    const answer = await fetch(picture).catch(() => undefined)
    if (answer === undefined) return
    if (answer.ok) await deviceLists.keepPicture(owner, picture, await answer.blob())
  }
}

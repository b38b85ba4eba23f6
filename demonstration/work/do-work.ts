import type { Language } from '#model/languages.ts'
import { type HandsOptions, handsOf } from './hands.ts'
import { museumAtWork } from './museum-at-work.ts'
import { doPieces, type Piece } from './piece.ts'

export interface WorkOptions extends HandsOptions {
  readonly tenantId: string
  /** The language the museum writes in. */
  readonly language: Language
  /** E-mail addresses of its people; a museum may have but its administrator. */
  readonly people: { readonly admin: string; readonly curator: string }
  readonly signal: AbortSignal
}

/** Has the people of a museum do what they did not begin yet, through the product's own calls; nothing where they have left. */
export async function doWork(pieces: readonly Piece[], options: WorkOptions): Promise<void> {
  const { tenantId, people } = options
  const admin = await handsOf(options, tenantId, people.admin)
  if (!admin) return
  const curator = (await handsOf(options, tenantId, people.curator)) ?? admin
  await doPieces(pieces, museumAtWork({ ...options, admin, curator }), options.signal)
}

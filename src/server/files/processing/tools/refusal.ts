import type { TextKey } from '#server/platform/i18n/texts.ts'

/** Reasons a tool may give against a content: that it is not kept, or that it is kept and not shown. */
export const refusals = [
  'processing.broken',
  'processing.encrypted',
  'processing.noPicture',
  'processing.notInstalled',
  'processing.tooLarge',
  'processing.unpacksTooMuch',
] as const satisfies readonly TextKey[]

/** Thrown by a tool for a content that is not kept: broken, or made to do harm. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly text: (typeof refusals)[number]

  constructor(text: (typeof refusals)[number]) {
    super(text)
    this.text = text
  }
}

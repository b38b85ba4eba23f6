import type { TextKey } from '#server/platform/i18n/texts.ts'

/** Thrown by a tool for a content that is not kept: broken, or made to do harm. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly text: TextKey

  constructor(text: TextKey) {
    super(text)
    this.text = text
  }
}

import type { Translated } from '#model/kinds/values.ts'

/** A text in the order in which the valley writes: Italian, English, German, Polish. */
export const t = (it: string, en?: string, de?: string, pl?: string): Translated => ({
  it,
  ...(en && { en }),
  ...(de && { de }),
  ...(pl && { pl }),
})

/** A text in the order in which the harbour writes: German, English. */
export const h = (de: string, en?: string): Translated => ({ de, ...(en && { en }) })

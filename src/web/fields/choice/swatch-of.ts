import type { ChoiceOptions } from '#model/kinds/choice.ts'

/** The colour that a choice is, where choices are colours. */
export function swatchOf({ choices, swatches }: ChoiceOptions, id: number): string | undefined {
  const code = swatches && Object.keys(choices).find(each => choices[each] === id)
  return code && swatches[code]
}

/** File formats that reference managers exchange. */
export const referenceFormats = ['bibtex', 'ris', 'csl-json'] as const
export type ReferenceFormat = (typeof referenceFormats)[number]

export const isReferenceFormat = (name: string): name is ReferenceFormat =>
  referenceFormats.some(format => format === name)

/** Detects the format of a reference file from its beginning; undefined for other files. */
export function referenceFormatOf(beginning: string): ReferenceFormat | undefined {
  if (/^\s*TY {1,2}- ?[A-Z]/.test(beginning)) return 'ris'
  if (/^\s*(?:\[\s*\{|\{)\s*"/.test(beginning) && /"type"\s*:\s*"|"title"\s*:/.test(beginning))
    return 'csl-json'
  return /^[ \t]*@[a-z]+[ \t]*[{(]/im.test(beginning) ? 'bibtex' : undefined
}

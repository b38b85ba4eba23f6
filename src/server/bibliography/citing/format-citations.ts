import CSL, { type Engine } from 'citeproc'
import type { CitationRun } from '#model/bibliography/citation-runs.ts'
import type { CitationStyle } from '#model/bibliography/citation-styles.ts'
import type { CslItem } from '#model/bibliography/csl-item.ts'
import type { Language } from '#model/languages.ts'
import { localeNode, localeTag, styleNode } from './csl-files.ts'
import { runsOf } from './runs-of.ts'

/** A processor for a style and a language, with the items it is asked about. Making one takes some hundredths of a second. */
interface Press {
  readonly engine: Engine
  items: ReadonlyMap<string, CslItem>
}

const presses = new Map<string, Press>()

function pressFor(style: CitationStyle, language: Language): Press {
  const key = `${style} ${language}`
  const before = presses.get(key)
  if (before) return before
  const holder: { items: ReadonlyMap<string, CslItem> } = { items: new Map() }
  const engine = new CSL.Engine(
    { retrieveLocale: localeNode, retrieveItem: id => ({ ...holder.items.get(id) }) },
    styleNode(style, language),
    localeTag(language),
    true,
  )
  engine.setOutputFormat('html')
  const press = Object.assign(holder, { engine })
  presses.set(key, press)
  return press
}

export interface SetCitation {
  readonly id: string
  readonly runs: readonly CitationRun[]
}

/** A processor remembers items by their ids: each that it is given has one it never saw. */
let given = 0

/** Works set in a style, in the order of the style: a list of references. */
export function formatReferences(
  items: readonly CslItem[],
  { style, language }: { readonly style: CitationStyle; readonly language: Language },
): readonly SetCitation[] {
  const press = pressFor(style, language)
  const idOf = new Map<string, string>()
  press.items = new Map(
    items.map(item => {
      const id = String(++given)
      idOf.set(id, item.id)
      return [id, { ...item, id }]
    }),
  )
  press.engine.updateItems([...press.items.keys()])
  const made = press.engine.makeBibliography()
  if (!made) return []
  const [{ entry_ids: ids }, entries] = made
  return entries.map((entry, at) => ({ id: idOf.get(ids[at]?.[0] ?? '') ?? '', runs: runsOf(entry) }))
}

/** Each work set by itself, as if no other were cited: no letters behind its year, no dashes for its author. */
export const formatCitations = (
  items: readonly CslItem[],
  how: { readonly style: CitationStyle; readonly language: Language },
): readonly SetCitation[] => items.map(item => formatReferences([item], how)[0] ?? { id: item.id, runs: [] })

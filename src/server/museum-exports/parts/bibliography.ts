import { usualStyle } from '#model/bibliography/citation-styles.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { exportedReferences } from '#server/bibliography/index.ts'
import { seesAll } from '#server/cards/index.ts'
import type { Entry, Gathering } from '../gathering.ts'

const files: readonly (readonly [name: string, format: ReferenceFormat])[] = [
  ['bibliography/bibliography.json', 'csl-json'],
  ['bibliography/bibliography.bib', 'bibtex'],
]

async function* content({ context, tenantId, language }: Gathering, format: ReferenceFormat) {
  const { content } = exportedReferences(
    context,
    { tenantId, actor: seesAll, selection: {}, how: { style: usualStyle, language }, title: '' },
    format,
  )
  for await (const piece of content as AsyncIterable<string>) if (piece !== '') yield Buffer.from(piece)
}

/** Works of the bibliography as reference managers read them. */
export async function* bibliographyPart(gathering: Gathering): AsyncGenerator<Entry> {
  if (
    !gathering.types.some(({ declaration, present }) => declaration.type === biblioCard.type && present > 0)
  )
    return
  for (const [name, format] of files) yield { name, shrinks: true, content: content(gathering, format) }
}

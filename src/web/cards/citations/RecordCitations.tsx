import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { citesOf } from '#model/bibliography/cites.ts'
import type { CardArea } from '../card-area.ts'
import { fieldValues } from '../form/assess.ts'
import { CiteQuotes } from './CiteQuotes.tsx'

/** The citations of a record, where it has any. */
export function RecordCitations({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { declaration } = area
  return citesOf(declaration, fieldValues(declaration, card)).length === 0 ? null : (
    <CiteQuotes area={area} card={card} />
  )
}

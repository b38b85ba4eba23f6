import type { VocabularyCode } from '#model/vocabularies/definitions.ts'

/** Vocabularies each museum fills by itself: its rooms, its taxa, its beds and places. */
const filledByMuseum: readonly VocabularyCode[] = ['LR', 'LRVL', 'TAXO', 'LITHO', 'MINT']

/** Names of objects a museum added to those it was given. */
const added: Partial<Record<VocabularyCode, readonly string[]>> = {
  OGTD: [
    'astrolabio',
    'filatoio',
    'culla',
    'imparaticcio',
    'frammento tessile',
    'Sextant',
    'Schiffskompass',
    'Sanduhr',
    'Flagge',
  ],
}

/** Whether a museum of the demonstration made the term itself; all others must be among the starter terms. */
export const isOwnTerm = (vocabulary: VocabularyCode, name: string): boolean =>
  filledByMuseum.includes(vocabulary) || (added[vocabulary]?.includes(name) ?? false)

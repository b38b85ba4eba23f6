import type { Term, TermPage, VocabularyMetadata } from '#model/api/vocabularies/shapes.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { FakeNetwork, Sent } from './fake-network.ts'

/** A term of a test's vocabulary. */
export const aTerm = (id: string, name: string, change: Partial<Term> = {}): Term => ({
  id,
  code: 'MTC',
  name,
  children: 0,
  assignable: true,
  parentId: null,
  path: [],
  source: null,
  creationDate: '2026-03-05T10:00:00Z',
  properties: { classificationCategory: null, numChildren: 0 },
  category: [],
  deprecated: false,
  mergedIntoId: null,
  authority: null,
  ...change,
})

export const aTermPage = (
  code: VocabularyCode,
  terms: readonly Term[],
  change: Partial<TermPage> = {},
): TermPage => ({
  metadata: {
    ...vocabularies[code],
    identifier: code,
    name: code,
    authorities: [...vocabularies[code].authorities],
  } satisfies VocabularyMetadata,
  terms: [...terms],
  page: 0,
  blocksize: 100,
  totalCount: terms.length,
  more: false,
  selected: null,
  ...change,
})

/** Returns the query of a call. */
export const askedIn = ({ address }: Sent): URLSearchParams =>
  new URL(address, 'https://museum.example').searchParams

/** Answers a vocabulary from its terms: levels, and searches by what a name begins with. */
export function serveVocabulary(network: FakeNetwork, code: VocabularyCode, terms: readonly Term[]): void {
  const found = (sent: Sent, level: readonly Term[]) => {
    const asked = askedIn(sent)
    const q = asked.get('q')?.toLowerCase()
    const letter = asked.get('ql')?.toLowerCase()
    const fitting = q
      ? terms.filter(({ name }) => name.toLowerCase().startsWith(q))
      : level.filter(({ name }) => !letter || name.toLowerCase().startsWith(letter))
    const blocksize = Number(asked.get('blocksize') ?? 100)
    return {
      json: aTermPage(code, fitting.slice(0, blocksize), {
        blocksize,
        totalCount: fitting.length,
        selected: terms.find(({ id }) => id === asked.get('selectedTermId')) ?? null,
      }),
    }
  }
  const below = (parentId: string | null) => terms.filter(term => term.parentId === parentId)
  network.on(`GET /api/v1/lists/${code}`, sent => found(sent, below(null)))
  for (const { id } of terms) network.on(`GET /api/v1/lists/${code}/${id}?`, sent => found(sent, below(id)))
}

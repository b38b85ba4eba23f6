import type { CardType } from '../cards/card-types.ts'

/** Where the list of a type of cards lies, and what the addresses of its records begin with. */
interface Place {
  readonly list: `/app/${string}`
  readonly records: `/app/${string}`
}

const entities = (name: string): Place => ({
  list: `/app/entities/${name}`,
  records: `/app/entities/${name}`,
})

/** Procedures of a type have a list of their own; their pages lie below that of all procedures. */
const procedures = (name: string): Place => ({
  list: `/app/procedures/${name}`,
  records: '/app/procedures',
})

const places: Readonly<Partial<Record<CardType, Place>>> = {
  object: { list: '/app/catalogue', records: '/app/catalogue/object' },
  person: entities('person'),
  organization: entities('person'),
  place: entities('place'),
  event: entities('event'),
  collection: entities('collections'),
  document: entities('document'),
  biblio: entities('biblio'),
  linkItem: entities('linkItem'),
  file: { list: '/app/dam', records: '/app/dam/file' },
  loanOut: procedures('loan-out'),
  conditionCheck: procedures('condition-check'),
  inventoryAudit: procedures('inventory-audit'),
}

const types = Object.keys(places) as CardType[]

/** Types with a list of their own; a type that shares the list of another one is not among them. */
export const listedTypes: readonly CardType[] = types.filter(
  (type, index) => types.findIndex(other => places[other]?.list === places[type]?.list) === index,
)

/** Address of the list a type is in (specification 001, section 2; acceptance row C-S01); null where it has none. */
export const listPath = (type: CardType): string | null => places[type]?.list ?? null

/** Address of a record's page; null where its type has none. */
export function recordPath(type: CardType | undefined, id: string): string | null {
  const place = type && places[type]
  return place ? `${place.records}/${id}` : null
}

/** Address of a record's form; null where its type has none. */
export function editPath(type: CardType | undefined, id: string): string | null {
  const path = recordPath(type, id)
  return path && `${path}/edit`
}

import type { CardType } from '../cards/card-types.ts'

/** Where the lists of the types of cards lie, and below them their records (specification 001, section 2). */
const places: Readonly<Partial<Record<CardType, `/app/${string}`>>> = {
  object: '/app/catalogue/object',
  collection: '/app/entities/collections',
  file: '/app/dam/file',
  person: '/app/entities/person',
  organization: '/app/entities/person',
  document: '/app/entities/document',
  biblio: '/app/entities/biblio',
  place: '/app/entities/place',
  event: '/app/entities/event',
}

/** Address of a record's page (acceptance row C-S01); null where its type has none. */
export function recordPath(type: CardType | undefined, id: string): string | null {
  const place = type && places[type]
  return place ? `${place}/${id}` : null
}

import type { OutputOf } from '#model/api/endpoint.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import type { ListedObject, readList } from '#model/api/procedures/inventory-audit.ts'
import type { Language } from '#model/languages.ts'
import { saidIn } from './said-in.ts'
import type { Expected, ListRecord } from './store/lists.ts'

type ToldList = OutputOf<typeof readList>['list']

/** The frozen state of a list. */
export const tellList = (list: ListRecord): ToldList => ({
  frozenAt: list.frozen_at.toISOString(),
  frozenBy: list.frozen_name,
  total: list.total,
  sha256: list.sha256,
  percent: list.percent,
  seed: list.seed,
})

/** The expected location of an object. */
export const tellPlace = (
  { locationId, location }: Pick<Expected, 'locationId' | 'location'>,
  language: Language,
) => (locationId === null ? null : { id: locationId, name: saidIn(location, language) })

/** An object of a list, in a language. */
export const tellExpected = (expected: Expected, language: Language): ListedObject => ({
  objectId: expected.cardId,
  number: expected.number,
  title: saidIn(expected.titles, language) || '---',
  thumbnailUrl: expected.coverFileId && thumbnailUrl(expected.coverFileId, 160),
  location: tellPlace(expected, language),
  parts: expected.parts.map(({ id, number, titles }) => ({
    objectId: id,
    number,
    title: saidIn(titles, language) || '---',
  })),
})

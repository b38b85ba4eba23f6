import type { OutputOf } from '#model/api/endpoint.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import type { ListedObject, readList } from '#model/api/procedures/inventory-audit.ts'
import type { Language } from '#model/languages.ts'
import { localizedWords } from '#server/procedures/index.ts'
import type { Expected, ListRecord } from './store/lists.ts'

type PresentedList = OutputOf<typeof readList>['list']

/** The frozen state of a list. */
export const presentList = (list: ListRecord): PresentedList => ({
  frozenAt: list.frozen_at.toISOString(),
  frozenBy: list.frozen_name,
  total: list.total,
  sha256: list.sha256,
  percent: list.percent,
  seed: list.seed,
})

/** The expected location of an object. */
export const presentPlace = (
  { locationId, location }: Pick<Expected, 'locationId' | 'location'>,
  language: Language,
) => (locationId === null ? null : { id: locationId, name: localizedWords(location, language) })

/** An object of a list, in a language. */
export const presentExpected = (expected: Expected, language: Language): ListedObject => ({
  objectId: expected.cardId,
  number: expected.number,
  title: localizedWords(expected.titles, language) || '---',
  thumbnailUrl: expected.coverFileId && thumbnailUrl(expected.coverFileId, 160),
  location: presentPlace(expected, language),
  lost: expected.lost,
  parts: expected.parts.map(({ id, number, titles }) => ({
    objectId: id,
    number,
    title: localizedWords(titles, language) || '---',
  })),
})

import type { HomeFigures } from '#model/api/statistics.ts'
import { fileCard } from '#model/cards/file/file-card.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import { importing } from '#model/exchange/importing.ts'
import type { Language } from '#model/languages.ts'
import { isAllowed, type Requirement } from '#model/permissions/access.ts'
import { type CardType, cardTypeOfId, cardTypes } from '#model/record-types.ts'
import { type FirstStep, firstSteps } from '#model/statistics/first-steps.ts'
import { listSize, pictureUrl, sampleCounts, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { readableCards } from './readable.ts'
import { beginningsOf, lastTouched } from './store.ts'

/** Cards that one is led back to. */
const mostMine = 6

const administrator: Requirement = { roles: ['TENANT_ADMIN'] }

/** Permissions for the first steps, which are hidden from others. */
const stepRequirements: Readonly<Record<FirstStep, Requirement>> = {
  museum: administrator,
  object: { permissions: objectCard.permissions.create },
  import: importing,
  pictures: { permissions: fileCard.permissions.create },
  location: { permissions: objectCard.permissions.update },
  people: administrator,
}

/** Figures on the home page about the museum and the person. */
export async function readHomeFigures(
  tx: TenantTransaction,
  actor: MuseumActor,
  language: Language,
): Promise<HomeFigures> {
  const readable = readableCards(actor)
  const cards: HomeFigures['cards'] = []
  for (const each of readable) cards.push({ type: each.type, total: await listSize(tx, each) })
  const samples = await sampleCounts(tx)
  const own = (type: CardType) =>
    (cards.find(each => each.type === type)?.total ?? 0) - (samples.get(cardTypes[type]) ?? 0)
  const types = readable.flatMap(each => each.types.map(type => cardTypes[type]))
  const mine = await lastTouched(tx, actor.accountId, types, mostMine)
  const begun = await beginningsOf(tx)
  const done: Readonly<Record<FirstStep, boolean>> = {
    ...begun,
    object: own('object') > 0,
    pictures: own('file') > 0,
  }
  return {
    cards,
    mine: mine.map(({ id, type, number, titles, coverFileId, at, draft }) => ({
      id,
      type: cardTypeOfId(type) ?? '',
      number,
      title: titleIn(titles, language),
      thumbnailUrl: pictureUrl(actor, coverFileId, 480),
      at: at.toISOString(),
      draft,
    })),
    steps: firstSteps
      .filter(name => isAllowed(actor, stepRequirements[name]))
      .map(name => ({ name, done: done[name] })),
  }
}

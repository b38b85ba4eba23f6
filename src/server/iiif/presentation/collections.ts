import { declarationOfId, declarations } from '#model/cards/declarations.ts'
import { shownToPublic } from '#model/engine/publicity.ts'
import type { PublicKind } from '#model/engine/site-pages.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { languageMap } from '#model/open/iiif/language-map.ts'
import { iiifRights, presentationContext, thumbnailOf } from '#model/open/iiif/picture-parts.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { existingCards, labelText } from '#server/cards/index.ts'
import {
  kindOfPage,
  manifestAddress,
  pagesOfKinds,
  projectCards,
  publicNow,
  publicPictures,
  rulesOf,
} from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import {
  countMembers,
  type FieldOfType,
  fieldsNaming,
  type Member,
  membersAt,
  type Wanted,
} from '../store/members.ts'
import {
  collectionAddress,
  homepagesOf,
  type ManifestSite,
  providerOf,
  type Shown,
  shownOf,
  titleMap,
} from './manifest.ts'

/** Members of a collection; with more it is split. */
const mostMembers = 100

/** Kinds whose records are collections of others. */
const groups: readonly PublicKind[] = ['collection', 'event']

/** Kinds whose records are shown by their pictures. */
const works: readonly PublicKind[] = ['object', 'document', 'work']
const pictured: readonly PublicKind[] = [...works, 'agent', 'place']

type Document = Readonly<Record<string, unknown>>

/** Returns members as the public sees them: without those that are not, or do not say publicly that they belong there. */
async function membersOf(
  tx: TenantTransaction,
  { site }: ManifestSite,
  members: readonly Member[],
  belongs: (card: PublicCard) => boolean,
): Promise<readonly Document[]> {
  const cards = new Map<string, PublicCard>()
  for (const [declaration, some] of Map.groupBy(members, ({ type }) => declarationOfId(type))) {
    if (!declaration) continue
    const ids = some.map(({ id }) => id)
    const existing = await existingCards(tx, typeIdsOf(declaration), ids)
    const records = await publicNow(tx, declaration, existing)
    const projected = await projectCards(tx, declaration, records)
    for (const [at, { id }] of records.entries()) {
      const card = projected[at]
      if (card) cards.set(id, card)
    }
  }
  const pictures = await publicPictures(
    tx,
    members.flatMap(({ files }) => files),
  )
  return members.flatMap(({ id, kind, name, files }): Document[] => {
    const card = cards.get(id)
    const shown = files.map(file => pictures.get(file)).find(Boolean)
    const isGroup = groups.includes(kind)
    if (!card || !belongs(card) || !(shown || isGroup)) return []
    return [
      {
        id: isGroup ? collectionAddress(site, name) : manifestAddress(site, name),
        type: isGroup ? 'Collection' : 'Manifest',
        label: titleMap(site, card, name),
        ...(shown && { thumbnail: [thumbnailOf(shownOf(site, shown))] }),
      },
    ]
  })
}

/** A collection before it is divided. */
interface Divided {
  /** Its part of the address: a public name, or the word of a kind. */
  readonly name: string
  readonly label: Readonly<Record<string, readonly string[]>>
  readonly wanted: Wanted
  readonly belongs: (card: PublicCard) => boolean
  /** Further properties of the whole. */
  readonly facts: Document
}

/**
 * Returns a collection whole, or the collections it is divided into; with a page, that part of it.
 * @returns undefined for a part there is not
 */
async function collectionOf(
  tx: TenantTransaction,
  context: ManifestSite,
  { name, label, wanted, belongs, facts }: Divided,
  page: number | undefined,
): Promise<Document | undefined> {
  const { site } = context
  const whole = collectionAddress(site, name)
  const count = [...(await countMembers(tx, wanted)).values()].reduce((sum, each) => sum + each, 0)
  const parts = count > mostMembers ? Math.ceil(count / mostMembers) : 0
  const say = (id: string, more: Document, items: readonly Document[]): Document => ({
    '@context': presentationContext,
    id,
    type: 'Collection',
    label,
    ...more,
    items,
  })
  const partLabel = (at: number) =>
    Object.fromEntries(
      Object.entries(label).map(([language, [text = '']]) => [
        language,
        [`${text} (${(at - 1) * mostMembers + 1}–${Math.min(count, at * mostMembers)})`],
      ]),
    )
  if (page === undefined && parts > 0)
    return say(
      whole,
      facts,
      Array.from({ length: parts }, (_, at) => ({
        id: `${whole}/${at + 1}`,
        type: 'Collection',
        label: partLabel(at + 1),
      })),
    )
  if (page !== undefined && !(page >= 1 && page <= parts)) return undefined
  const members = await membersAt(tx, wanted, { offset: ((page ?? 1) - 1) * mostMembers, limit: mostMembers })
  const items = await membersOf(tx, context, members, belongs)
  if (page === undefined) return say(whole, facts, items)
  const within = { label: partLabel(page), partOf: [{ id: whole, type: 'Collection', label }] }
  return say(`${whole}/${page}`, within, items)
}

const labelOfKind = ({ site, texts }: ManifestSite, kind: PublicKind) => {
  const declaration = declarations.find(each => each.site?.kind === kind)
  return (
    (declaration &&
      languageMap(site.settings.languages, language => [
        labelText(texts, language, declaration, 'words.plural'),
      ])) ?? { none: [kind] }
  )
}

/** Returns all that a museum shows: its collections, its events, and the kinds of its records. */
export async function topCollection(tx: TenantTransaction, context: ManifestSite): Promise<Document> {
  const { site } = context
  const [provider] = providerOf(site)
  const counts = await countMembers(tx, { pictured, bare: groups })
  const kinds = [...groups, ...pictured].filter(kind => counts.get(kind))
  return {
    '@context': presentationContext,
    id: collectionAddress(site, 'top'),
    type: 'Collection',
    label: provider?.label ?? { none: [site.museum] },
    provider: providerOf(site),
    ...(provider && { homepage: provider.homepage }),
    items: kinds.map(kind => ({
      id: collectionAddress(site, pagesOfKinds[kind]),
      type: 'Collection',
      label: labelOfKind(context, kind),
    })),
  }
}

/** Returns the records of a kind, by the word of its pages. */
export async function collectionOfKind(
  tx: TenantTransaction,
  context: ManifestSite,
  word: string,
  page: number | undefined,
): Promise<Document | undefined> {
  const kind = kindOfPage(word)
  if (!kind || !(groups.includes(kind) || pictured.includes(kind))) return undefined
  const wanted: Wanted = groups.includes(kind)
    ? { pictured: [], bare: [kind] }
    : { pictured: [kind], bare: [] }
  const { site } = context
  const facts = {
    provider: providerOf(site),
    partOf: [{ id: collectionAddress(site, 'top'), type: 'Collection' }],
  }
  const label = labelOfKind(context, kind)
  return collectionOf(tx, context, { name: word, label, wanted, belongs: () => true, facts }, page)
}

/** Returns the fields that name a record and that the public reads: of who names it in another, the collection does not even give the number. */
async function publicFieldsNaming(tx: TenantTransaction, id: string): Promise<readonly FieldOfType[]> {
  const fields: FieldOfType[] = []
  for (const [declaration, some] of Map.groupBy(await fieldsNaming(tx, id), ({ type }) =>
    declarationOfId(type),
  )) {
    if (!declaration?.site) continue
    const isShown = shownToPublic(declaration, await rulesOf(tx, cardTypes[declaration.type]))
    fields.push(...some.filter(({ path }) => isShown(path)))
  }
  return fields
}

/** Returns what belongs to a public record: a collection or an event. Nobody is told of it who does not say so publicly. */
export async function collectionOfRecord(
  tx: TenantTransaction,
  context: ManifestSite,
  {
    id,
    name,
    card,
    pictures,
    rights,
  }: Omit<Shown, 'declaration'> & { readonly id: string; readonly rights: string },
  page: number | undefined,
): Promise<Document | undefined> {
  if (!groups.includes(card.kind)) return undefined
  const { site } = context
  const [shown] = pictures
  const wanted: Wanted = {
    pictured: works,
    bare: groups.filter(kind => kind === card.kind),
    within: { id, fields: await publicFieldsNaming(tx, id) },
  }
  const belongs = ({ links }: PublicCard): boolean =>
    Object.values(links).some(link => link.page?.name === name)
  const facts = {
    rights: iiifRights(rights),
    provider: providerOf(site),
    homepage: homepagesOf(site, card, name),
    ...(shown && { thumbnail: [thumbnailOf(shownOf(site, shown))] }),
    partOf: [{ id: collectionAddress(site, pagesOfKinds[card.kind]), type: 'Collection' }],
  }
  return collectionOf(tx, context, { name, label: titleMap(site, card, name), wanted, belongs, facts }, page)
}

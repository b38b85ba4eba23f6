import './layouts/tables.ts'
import './tables.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { CardsContext, Doing } from './access/cards-context.ts'
import { createBulk } from './bulk/bulk.ts'
import { forgetSelections } from './bulk/forget-selections.ts'
import { createCells } from './cells/cells.ts'
import { checkTypes } from './check-types.ts'
import { formRulesRoutes } from './form-rules/routes.ts'
import { annulRecord, finishRecord, signRecord } from './freezing/freezing.ts'
import { freezingRoutes } from './freezing/routes.ts'
import { keepIndexRight } from './indexing/keep-index-right.ts'
import { createLinkReindex } from './indexing/reindex-linking.ts'
import { createListReindex } from './indexing/reindex-lists.ts'
import { memberRoutes } from './members/routes.ts'
import { mergeRoutes } from './merging/routes.ts'
import { createFacetCounts } from './query/count-facets.ts'
import { type ListQuery, listCards } from './query/list-cards.ts'
import type { Merged, Renamed } from './renamed.ts'
import { attachmentRoutes } from './routes/files.ts'
import { linksRoute } from './routes/links.ts'
import { objectNumberRoute } from './routes/object-number.ts'
import { cardRoutes } from './routes/routes.ts'
import { keepBinSmall } from './save/keep-bin-small.ts'
import { keepDaysRight } from './save/keep-days-right.ts'
import { requestReindex } from './store/reindex.ts'
import { createTermReindex, type TermsChanged } from './terms/reindex-terms.ts'
import { termRoutes } from './terms/routes.ts'
import { termsInUse } from './terms/terms-in-use.ts'

export { mayDo } from './access/abilities-of.ts'
export { askingOwners, mayDoWith, ownersOf } from './access/belonging.ts'
export type { CardsContext, Doing, ExtrasOf, Follow, Freezing } from './access/cards-context.ts'
export { existingCard } from './access/existing-card.ts'
export { followAll, followMerges } from './access/follow-merges.ts'
export { announce } from './announce.ts'
export { linkEach, unlinkEach } from './bulk/link-each.ts'
export { countSelected, freezeSelection, selectedAfter } from './bulk/selected.ts'
export { isChangedSince, takeBackAll } from './bulk/undo-operation.ts'
export { checkCriteria } from './criteria/compile.ts'
export { followCriteria } from './criteria/follow-criteria.ts'
export type { About, EvidenceSource } from './evidence.ts'
export { orderAttached } from './files/order-attached.ts'
export { beginningsForFirst } from './finding/beginnings-for-first.ts'
export { type Best, findBest, type RankedLine, type Sought } from './finding/find-best.ts'
export { nearWords } from './finding/near-words.ts'
export { standingOf } from './freezing/freezing.ts'
export { keepFrozen } from './freezing/keep-frozen.ts'
export {
  type FrozenFault,
  type FrozenFromElsewhere,
  type SignatureFromElsewhere,
  takeFrozen,
  takeSignature,
} from './freezing/take-frozen.ts'
export { reindexCards } from './indexing/index-cards.ts'
export { indexLines, newLineMarkers } from './indexing/index-lines.ts'
export {
  type KnownToPublic,
  type PublicLine,
  picturedFacet,
  publicLines,
} from './indexing/public-lines.ts'
export { layoutRoutes } from './layouts/routes.ts'
export { holdFree } from './locks/hold-free.ts'
export { locksOf } from './locks/locks-of.ts'
export { requireUnlocked } from './locks/require-lock.ts'
export { cardsCalledLike } from './merging/called-like.ts'
export { headingWords } from './names/heading-of.ts'
export { type KnownNames, type LinkedCard, namesByIds, namesOf } from './names/known-names.ts'
export { linkedOwnName } from './names/naming.ts'
export { allTitles, titleIn } from './names/title-in.ts'
export { withNames } from './names/with-names.ts'
export { labelText, wordsOf } from './names/words-of.ts'
export { inDegrees } from './places/in-degrees.ts'
export { listSize } from './query/count-matches.ts'
export { createDictionaries } from './query/dictionary.ts'
export type { ListTotal } from './query/find-page.ts'
export { longSearchTime } from './query/in-search-time.ts'
export { typeOfLine } from './query/list-cards.ts'
export { refuseUnreadable } from './query/refuse-unreadable.ts'
export { sightOf } from './query/sight-of.ts'
export { type CardsKnown, cardsKnownAs } from './query/store/known-as.ts'
export type { ListLine } from './query/store/pages.ts'
export { conditionOf } from './query/wanted.ts'
export { aboutCards } from './read/about-cards.ts'
export { lineCounts } from './read/line-counts.ts'
export { linesInExcess } from './read/lines-in-excess.ts'
export { doneElsewhere, linesRepeated, type RepeatedLine } from './read/lines-repeated.ts'
export { cardItems } from './read/link-items.ts'
export { systemAuthor } from './read/person-named.ts'
export { offeredLists, termLists } from './read/term-lists.ts'
export { withdrawalOf } from './read/withdrawal-of.ts'
export type { Merged, Renamed } from './renamed.ts'
export { mappedChange, namedChanges } from './revisions/named-changes.ts'
export { seenDetails } from './revisions/named-events.ts'
export { takeHistory } from './revisions/take-history.ts'
export { binCard, unbinCard } from './save/bin.ts'
export { editorOf } from './save/editor-of.ts'
export { eraseCards, type Leaving } from './save/erase-from-bin.ts'
export { linkAsThere, type PlacedLinkByHand } from './save/link-as-there.ts'
export { numbersOf } from './save/numbers-of.ts'
export type { Write } from './save/plan-writes.ts'
export { fittingShape, fittingValues, newRowId, readValues } from './save/read-values.ts'
export { recordAllBeside } from './save/record-beside.ts'
export { touchesDocument } from './save/save-card.ts'
export { requireMove, requireReason, stateOf, uncheckedOf } from './save/step-moves.ts'
export {
  type BinnedFromElsewhere,
  completeBinned,
  takeBinned,
  type WholeBinned,
} from './save/take-binned.ts'
export { refuseBegun } from './save/workflow.ts'
export { type Writing, type Written, writeCards } from './save/write-cards.ts'
export type { Beginnings } from './search-text/beginnings.ts'
export { keyLexeme, spanLexemes } from './search-text/lexemes.ts'
export { anyOf, beginning, searchText } from './search-text/search-text.ts'
export { mayOpen, opensNothing, pictureUrl, type Reader, seesAll } from './sight.ts'
export { recordAsDeclared } from './store/as-declared.ts'
export {
  type CardRecord,
  cardById,
  cardForUpdate,
  cardsForUpdate,
  cardsOfAnyType,
  eraseHeld,
  existingCards,
} from './store/cards.ts'
export {
  cardCount,
  giveBackCounts,
  giveBackNumbers,
  keepCountsAbove,
  takeCounts,
  takeNumbers,
} from './store/counters.ts'
export type { RevisionFromElsewhere } from './store/earlier-history.ts'
export { followNextFiles } from './store/follow-attached.ts'
export { formOf } from './store/form-rules.ts'
export { annulFrozen, frozenOf } from './store/frozen.ts'
export { goingAlong, wouldGoAlong } from './store/going-along.ts'
export { attachedTo, pointingAt } from './store/kept-links.ts'
export { type StoredCounts, storedCounts } from './store/line-counts.ts'
export { linesAt } from './store/lines.ts'
export { linkCounts } from './store/link-counts.ts'
export { attachedIds, linkedOfType } from './store/link-groups.ts'
export type { LinkSide } from './store/link-sides.ts'
export { insertLinks } from './store/links.ts'
export { lostRecords } from './store/lost-records.ts'
export { mergedInto } from './store/merges.ts'
export { cardsWithNumbers, numberKey, numbersWithCores } from './store/numbers.ts'
export { tallyKeys } from './store/packed-keys.ts'
export {
  markAllForPublic,
  markBelowForPublic,
  markLinkedForPublic,
  type PublicMark,
  takeMarks,
} from './store/public-marks.ts'
export {
  cardCalled,
  claimGivenNames,
  isOut,
  nameForPublic,
  noteWithdrawals,
  publicNamesOf,
  publishedUnnamed,
} from './store/public-names.ts'
export { holdRegister } from './store/register.ts'
export { type Author, accountElsewhere, changesSince, revisionAt, revisionsOf } from './store/revisions.ts'
export {
  forgetSamples,
  markSample,
  type SampleRecord,
  sampleCounts,
  sampleRecords,
} from './store/sample-records.ts'
export { associationOf, unsetAssociation } from './store/unset-association.ts'
export { keepRowIds, setBinned } from './store/update-cards.ts'
export { withdrawnRecords } from './store/withdrawals.ts'
export { beginningsIn } from './store/words.ts'
export { authorOf } from './store/writer.ts'
export { cardsAbove } from './tree/cards-above.ts'

export interface CardsOptions extends Omit<CardsContext, 'renamed'> {
  readonly database: Database
  readonly operations: Operations
  readonly jobs: Jobs
  readonly merged: Merged
}

type Bound<Function> = Function extends (context: never, ...given: infer Given) => infer Answer
  ? (...given: Given) => Answer
  : never

/** For modules that finish records through their own routes. */
export interface Freezer {
  readonly finish: Bound<typeof finishRecord>
  readonly annul: Bound<typeof annulRecord>
  readonly sign: Bound<typeof signRecord>
}

export interface Cards {
  readonly routes: readonly Route[]
  /** For vocabularies, a lower layer: whether terms are used, and updates after terms change. */
  readonly termsInUse: typeof termsInUse
  readonly onTermChange: TermsChanged
  /** A page of a list with its facets, for other modules that list records. */
  readonly lists: (doing: Doing, query: ListQuery) => ReturnType<typeof listCards>
  /** For other modules that write records. */
  readonly renamed: Renamed
  /** Finishes, annuls and signs locked records. */
  readonly freezer: Freezer
  /** Rebuilds the index of the records of a type once the transaction has committed. */
  readonly reindexType: (tx: TenantTransaction, declaration: CardDeclaration) => Promise<void>
  /** Rebuilds the index of a museum on request (`card_reindex`). */
  readonly reindexMuseum: (tenantId: string, signal: AbortSignal) => Promise<void>
  /** Starts one-off work after an update; called after jobs have started. */
  start(): Promise<void>
}

/**
 * Creates the module of records of all declared types, derived from their declarations.
 * @throws {DeclarationError} if one of them is invalid.
 */
export function createCards({ operations, jobs, merged, ...options }: CardsOptions): Cards {
  const { texts } = options
  const reindex = createLinkReindex(options.database, jobs)
  const renamed: Renamed = async (tx, ids, change) => {
    await reindex(tx, ids)
    if (change === 'identity') await merged(tx, ids)
  }
  const context: CardsContext = { ...options, renamed }
  checkTypes(texts)
  const termsChanged = createTermReindex(context, jobs)
  const bulk = createBulk(context, operations, texts, termsChanged)
  const cells = createCells(context, operations)
  const countFacets = createFacetCounts()
  keepBinSmall(context, jobs)
  keepDaysRight(context, jobs)
  forgetSelections(context, jobs)
  keepIndexRight(context, jobs)
  const reindexLists = createListReindex(options.database, jobs, context.renamed)
  return {
    termsInUse,
    onTermChange: termsChanged,
    renamed: context.renamed,
    lists: (doing, query) => listCards(context, texts, countFacets, doing, query),
    freezer: {
      finish: (...given) => finishRecord(context, ...given),
      annul: (...given) => annulRecord(context, ...given),
      sign: (...given) => signRecord(context, ...given),
    },
    async reindexType(tx, declaration) {
      await requestReindex(tx, typeIdsOf(declaration))
      await reindexLists.startIn(tx)
    },
    reindexMuseum: reindexLists.reindexMuseum,
    start: reindexLists.start,
    routes: [
      ...termRoutes(context, operations, termsChanged),
      objectNumberRoute(context),
      linksRoute(context),
      ...formRulesRoutes({ ...options, startReindex: reindexLists.startIn, termsChanged }),
      ...bulk.routes,
      ...mergeRoutes(context, operations),
      ...declarations.flatMap(declaration =>
        cardRoutes(declaration, { context, texts, countFacets, bulk, cells }),
      ),
      ...declarations.flatMap(declaration => freezingRoutes(declaration, context)),
      ...declarations.flatMap(declaration => memberRoutes(declaration, context)),
      ...declarations.flatMap(declaration => attachmentRoutes(declaration, context)),
    ],
  }
}

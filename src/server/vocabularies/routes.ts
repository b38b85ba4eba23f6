import {
  addLocation,
  addTerm as addTermEndpoint,
  addTerms as addTermsEndpoint,
  deleteTerm as deleteTermEndpoint,
  deprecateStarters as deprecateStartersEndpoint,
  deprecateTerm as deprecateTermEndpoint,
  moveTerm as moveTermEndpoint,
  updateTerm as updateTermEndpoint,
} from '#model/api/vocabularies/editing.ts'
import {
  listVocabularies,
  readChildLetters,
  readChildren,
  readLetters,
  readTerm,
  readTerms,
  searchCountries,
  searchTaxa,
} from '#model/api/vocabularies/reading.ts'
import { vocabularyRequirement } from '#model/cards/vocabulary-permissions.ts'
import type { Language } from '#model/languages.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { type VocabularyCode, vocabularies, vocabularyCodes } from '#model/vocabularies/definitions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import { type Actor, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { addTerm, type OwnLists } from './add-term.ts'
import { addTerms } from './add-terms.ts'
import type { VocabularyNews } from './change-record.ts'
import { deleteTerm, deprecateStarters, deprecateTerm, updateTerm } from './edit-term.ts'
import { fileRoutes } from './file-routes.ts'
import { knownTerm, knownVocabulary } from './known-vocabulary.ts'
import { listTerms } from './list-terms.ts'
import { moveTerm } from './move-term.ts'
import { presentTerm, presentVocabulary } from './present.ts'
import type { Editor } from './store/changes.ts'
import { lettersOfLevel } from './store/level.ts'
import type { TermsInUse } from './terms-in-use.ts'

export interface VocabulariesOptions {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
  /** Returns the terms that records still use, which are not deleted. Default: none. */
  readonly termsInUse?: TermsInUse
  /** Returns the heads of the museum's own lists within vocabularies. Default: none. */
  readonly ownLists?: OwnLists
  /** Told inside the transaction in which terms are changed, so that what follows from it happens with it or not at all. */
  readonly onChange?: (tx: TenantTransaction, news: VocabularyNews) => Promise<void>
}

/** @throws {CodedError} `forbidden` for whom nothing that uses the vocabulary is open. */
function mayUse(actor: Holder, code: VocabularyCode, action: 'read' | 'edit'): VocabularyCode {
  if (!isAllowed(actor, vocabularyRequirement(code, action))) throw forbidden()
  return code
}

/** The museum whose vocabularies a signed-in person reads; an operator, who works in none, finds nothing. */
const museumOf = ({ tenantId }: Actor): string => {
  if (tenantId === undefined) throw notFound()
  return tenantId
}

/** Terms the two quick searches answer where the caller does not say. */
const foundAtOnce = 20

const editorOf = ({ accountId, impersonatorId }: MuseumActor): Editor => ({
  accountId,
  impersonatorId: impersonatorId ?? null,
})

/** Vocabularies, their terms and their editor. */
export function vocabularyRoutes(options: VocabulariesOptions): Route[] {
  const { database, texts, clock, onChange } = options
  const { termsInUse = async () => new Set<string>(), ownLists = async () => new Set<string>() } = options

  /** Runs a change and notifies those who depend on it; then returns the term as it is now. */
  const change = <Changed extends VocabularyNews>(
    actor: MuseumActor,
    work: (tx: TenantTransaction, editor: Editor) => Promise<Changed | undefined>,
  ): Promise<Changed | undefined> =>
    database.inTenant(actor.tenantId, async tx => {
      const news = await work(tx, editorOf(actor))
      if (news) await onChange?.(tx, news)
      return news
    })

  const shown = async (actor: Actor, id: string, language: Language) => {
    const term = await database.inTenant(museumOf(actor), tx => presentTerm(tx, id, language))
    if (!term) throw notFound()
    return term
  }

  const lettersOf = (
    actor: Actor,
    level: {
      code: VocabularyCode
      parentId: string | null
      language: Language
      category: number | undefined
    },
  ) =>
    database.inTenant(museumOf(actor), async tx => {
      if (level.parentId !== null) await knownTerm(tx, level.parentId, level.code)
      const letters = await lettersOfLevel(tx, {
        vocabulary: level.code,
        parentId: level.parentId,
        sort: vocabularies[level.code].sort,
        language: level.language,
        objectCategoryId: level.category,
      })
      return { letters }
    })

  const found = (
    actor: Actor,
    code: VocabularyCode,
    language: Language,
    query: { q?: string | undefined; blocksize?: number | undefined },
  ) =>
    database.inTenant(museumOf(actor), async tx => {
      const { terms, totalCount, more } = await listTerms(tx, {
        code,
        parentId: null,
        language,
        query: { blocksize: foundAtOnce, ...query },
      })
      return { terms, totalCount, more }
    })

  return [
    route(listVocabularies, async ({ actor, language }) => ({
      result: vocabularyCodes
        .filter(code => isAllowed(actor, vocabularyRequirement(code, 'read')))
        .map(code => presentVocabulary(code, language, texts)),
    })),

    route(readTerms, async ({ actor, params, query, language }) => {
      const code = mayUse(actor, knownVocabulary(params.code), 'read')
      const page = await database.inTenant(museumOf(actor), tx =>
        listTerms(tx, { code, parentId: null, language, query }),
      )
      return { metadata: presentVocabulary(code, language, texts), ...page }
    }),

    route(readChildren, async ({ actor, params, query, language }) => {
      const code = mayUse(actor, knownVocabulary(params.code), 'read')
      const page = await database.inTenant(museumOf(actor), async tx => {
        await knownTerm(tx, params.parentId, code)
        return listTerms(tx, { code, parentId: params.parentId, language, query })
      })
      return { metadata: presentVocabulary(code, language, texts), ...page }
    }),

    route(readLetters, async ({ actor, params, query, language }) =>
      lettersOf(actor, {
        code: mayUse(actor, knownVocabulary(params.code), 'read'),
        parentId: null,
        language,
        category: query.objectCategoryId,
      }),
    ),

    route(readChildLetters, async ({ actor, params, query, language }) =>
      lettersOf(actor, {
        code: mayUse(actor, knownVocabulary(params.code), 'read'),
        parentId: params.parentId,
        language,
        category: query.objectCategoryId,
      }),
    ),

    route(addTermEndpoint, async ({ actor, params, body, language }) => {
      const code = mayUse(actor, knownVocabulary(params.code), 'edit')
      const added = await change(actor, (tx, editor) =>
        addTerm(tx, editor, code, body, { language, ownLists }),
      )
      if (!added) throw notFound()
      return { id: added.id }
    }),

    route(addTermsEndpoint, async ({ actor, params, body, language }) => {
      const code = mayUse(actor, knownVocabulary(params.code), 'edit')
      return database.inTenant(actor.tenantId, async tx => {
        const { news, ...counts } = await addTerms(tx, editorOf(actor), code, body, { language, ownLists })
        if (news) await onChange?.(tx, news)
        return counts
      })
    }),

    route(addLocation, async ({ actor, body, language }) => {
      mayUse(actor, 'LR', 'edit')
      const added = await change(actor, async (tx, editor) => {
        const term = await addTerm(tx, editor, 'LR', body, { language, ownLists })
        if (body.note) await updateTerm(tx, editor, term.id, { labels: {}, note: body.note })
        return term
      })
      if (!added) throw notFound()
      return { id: added.id }
    }),

    route(searchTaxa, async ({ actor, query, language }) =>
      found(actor, mayUse(actor, 'TAXO', 'read'), language, query),
    ),
    route(searchCountries, async ({ actor, query, language }) =>
      found(actor, mayUse(actor, 'COUNTRIES', 'read'), language, query),
    ),

    route(readTerm, async ({ actor, params, language }) => {
      const term = await shown(actor, params.id, language)
      mayUse(actor, knownVocabulary(term.code), 'read')
      return term
    }),

    route(updateTermEndpoint, async ({ actor, params, body, language }) => {
      await change(actor, (tx, editor) => updateTerm(tx, editor, params.id, body))
      return shown(actor, params.id, language)
    }),

    route(moveTermEndpoint, async ({ actor, params, body, language }) => {
      const place = { parentId: body.parentId, beforeId: body.beforeId ?? null }
      await change(actor, (tx, editor) => moveTerm(tx, editor, params.id, place))
      return shown(actor, params.id, language)
    }),

    route(deprecateTermEndpoint, async ({ actor, params, body, language }) => {
      await change(actor, (tx, editor) => deprecateTerm(tx, editor, params.id, body.deprecated))
      return shown(actor, params.id, language)
    }),

    route(deprecateStartersEndpoint, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { count, news } = await deprecateStarters(tx, editorOf(actor), knownVocabulary(params.code))
        if (news) await onChange?.(tx, news)
        return { count }
      }),
    ),

    route(deleteTermEndpoint, async ({ actor, params }) => {
      await change(actor, (tx, editor) => deleteTerm(tx, editor, params.id, termsInUse))
      return undefined
    }),

    ...fileRoutes({ database, clock, change, termsInUse }),
  ]
}

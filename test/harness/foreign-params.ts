import '#server/cards/index.ts'
import '#server/exchange/index.ts'
import '#server/files/index.ts'
import '#server/platform/operations/tables.ts'
import { randomBytes } from 'node:crypto'
import { attachmentEndpoints } from '#model/api/cards/attachments.ts'
import { cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import { freezeEndpoints } from '#model/api/cards/freeze-endpoints.ts'
import { readLinks } from '#model/api/cards/links.ts'
import { memberEndpoints } from '#model/api/cards/member-endpoints.ts'
import { mergeEndpoints } from '#model/api/cards/merging.ts'
import { mergeTerms, readTermUse } from '#model/api/cards/terms.ts'
import { readCitation, readCitations, readCiting } from '#model/api/citations.ts'
import { commentPictureEndpoints } from '#model/api/comment-pictures.ts'
import { commentEndpoints } from '#model/api/comments.ts'
import { readIiifBase, readIiifImage, readIiifInfo } from '#model/api/files/iiif.ts'
import { givePoster, previewFile, processFile, readFacts, readPage } from '#model/api/files/media.ts'
import { listFileShares, revokeFileShare, shareFile } from '#model/api/files/sharing.ts'
import { readSimilar } from '#model/api/files/similar.ts'
import {
  cancelUpload,
  continueUpload,
  readBatch,
  readUpload,
  retryUpload,
  undoBatch,
} from '#model/api/files/uploads.ts'
import {
  bringBackContent,
  downloadFile,
  listContents,
  readEarlierContent,
  readPackage,
  renameFile,
  replaceContent,
} from '#model/api/files/work.ts'
import { readContent, readThumbnail } from '#model/api/files.ts'
import { makeList, saveFormRules } from '#model/api/form-rules.ts'
import {
  acceptProposals,
  confirmNewNames,
  countNames,
  decideNames,
  listNames,
} from '#model/api/import-names.ts'
import {
  checkImport,
  deleteImport,
  deleteProfile,
  loadImport,
  mapImport,
  readFileAgain,
  readImport,
  readImportRows,
  readImportSamples,
  readRefusedRows,
  retryPictures,
} from '#model/api/imports.ts'
import { changeLayout, deleteLayout, removeMuseumView, saveMuseumView } from '#model/api/layouts.ts'
import { readOperation, readProblems, stopOperation, undoOperation } from '#model/api/operations.ts'
import { printEndpoints } from '#model/api/print.ts'
import { publicSideEndpoints } from '#model/api/public-side.ts'
import { shareEndpoints } from '#model/api/sharing.ts'
import { listChanges, undoChange } from '#model/api/vocabularies/changes.ts'
import {
  addTerm,
  addTerms,
  deleteTerm,
  deprecateStarters,
  deprecateTerm,
  moveTerm,
  updateTerm,
} from '#model/api/vocabularies/editing.ts'
import { exportTerms, importTerms } from '#model/api/vocabularies/files.ts'
import {
  readChildLetters,
  readChildren,
  readLetters,
  readTerm,
  readTerms,
} from '#model/api/vocabularies/reading.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { declarations } from '#model/cards/declarations.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { writeCards } from '#server/cards/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import type { TestApp } from './app.ts'
import { makeMuseum, makePerson } from './factories.ts'
import { addFile } from './files.ts'
import { accountBodies, accountParams, type MakeParams } from './foreign-accounts.ts'
import { auditBodies, auditParams } from './foreign-audits.ts'
import { calendarBodies, calendarParams } from './foreign-calendar.ts'
import { conditionReportBodies, conditionReportParams } from './foreign-condition-reports.ts'
import { downloadParams } from './foreign-downloads.ts'
import { printTemplateBodies, printTemplateParams } from './foreign-print-templates.ts'
import { procedureBodies, procedureParams, procedureQueries } from './foreign-procedures.ts'
import { searchBodies, searchParams } from './foreign-searches.ts'

const objectDeclaration = objectCard as unknown as CardDeclaration
const biblioDeclaration = biblioCard as unknown as CardDeclaration

/** A running operation of another museum. */
const foreignOperation: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('operation')
      .values({ tenant_id: tenantId, name: 'test', account_id: accountId, input: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** A file of another museum. */
const foreignFile: MakeParams = async app => {
  const museum = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  return { id: await addFile(app, { museum, accountId }) }
}

/** An upload of another museum, with its batch. */
const foreignUpload = async (app: TestApp) => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  return app.database.inTenant(tenantId, async ({ db }) => {
    const { id: batchId } = await db
      .insertInto('upload_batch')
      .values({ tenant_id: tenantId, account_id: accountId, author: '{}', files: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = randomBytes(16).toString('hex')
    await db
      .insertInto('upload')
      .values({ tenant_id: tenantId, id, batch_id: batchId, name: 'theirs.jpg', bytes: 1 })
      .execute()
    return { id, batchId }
  })
}

const foreignUploadId: MakeParams = async app => ({ id: (await foreignUpload(app)).id })
const foreignBatch: MakeParams = async app => ({ id: (await foreignUpload(app)).batchId })

/** A list layout of somebody in another museum. */
const foreignLayout: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('list_layout')
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        card_type: 'object',
        name: 'Theirs',
        layout: '{"view":"listView","columns":[]}',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** A term of another museum; `findOrCreate` leaves a change behind. */
const foreignTerm = async (app: TestApp) => {
  const { tenantId } = await makeMuseum(app)
  const editor = { accountId: null, impersonatorId: null }
  return app.database.inTenant(tenantId, async tx => {
    const found = await findOrCreate(tx, 'LR', ['Room 1'], { create: true, language: 'en', editor })
    const { id: changeId } = await tx.db
      .selectFrom('term_change')
      .where('tenant_id', '=', tenantId)
      .select('id')
      .executeTakeFirstOrThrow()
    return { id: found.get('Room 1') ?? '', changeId }
  })
}

const foreignTermId: MakeParams = async app => ({ id: (await foreignTerm(app)).id })
const foreignChange: MakeParams = async app => ({ id: (await foreignTerm(app)).changeId })
const belowForeignTerm: MakeParams = async app => ({ code: 'LR', parentId: (await foreignTerm(app)).id })
/** Vocabularies are the same in every museum; only a made-up one is not found. */
const noVocabulary: MakeParams = async () => ({ code: 'NO_SUCH_LIST' })

/** A card of another museum, of a type. */
const foreignCard =
  (declaration: CardDeclaration): MakeParams =>
  async app => {
    const { tenantId } = await makeMuseum(app)
    const author = { accountId: '1', name: 'Test' }
    const [card] = await app.database.inTenant(tenantId, tx =>
      writeCards(tx, [{ values: {} }], {
        declaration,
        author,
        action: 'created',
        renamed: async () => undefined,
      }),
    )
    return {
      id: card?.record.id ?? '',
      group: '1-1',
      version: '1',
      linkId: '1',
      commentId: '1',
      pictureId: '1',
    }
  }

/** Every call of every type of card that has an id in its path. */
const cardCalls = declarations.flatMap(declaration => {
  const foreign = foreignCard(declaration)
  const calls = {
    ...cardEndpoints(declaration),
    ...printEndpoints(declaration),
    ...shareEndpoints(declaration),
    ...(declaration.site && publicSideEndpoints(declaration)),
    ...memberEndpoints(declaration),
    ...attachmentEndpoints(declaration),
    ...freezeEndpoints(declaration),
    ...(declaration.mergeable && mergeEndpoints(declaration)),
  }
  return [
    ...Object.values(calls),
    ...Object.values(commentEndpoints(declaration)),
    ...Object.values(commentPictureEndpoints(declaration)),
  ]
    .filter(({ path }) => path.includes(':'))
    .map(({ name }) => [name, foreign] as const)
})

/** Bodies of those calls, with nothing wrong. */
const cardBodies = declarations.flatMap(declaration => {
  const calls = cardEndpoints(declaration)
  const comments = commentEndpoints(declaration)
  return [
    [calls.save.name, { id: '1', version: 1 }],
    [calls.publish.name, { published: true }],
    [`${declaration.type}.withdraw`, { reason: 'Not ours to show' }],
    [`${declaration.type}.liftWithdrawal`, { note: 'Settled' }],
    [calls.setCover.name, { fileId: '1' }],
    [calls.linkItems.name, { type: 1, itemId: '1' }],
    [calls.unlinkItems.name, { type: 1, itemId: '1' }],
    [calls.orderItems.name, { group: '1-1', itemIds: ['1'] }],
    [calls.keepDraft.name, { version: 1, values: {} }],
    [calls.confirmTranslation.name, { path: 'title', language: 'de', from: 'en', version: 1, isRight: true }],
    [comments.add.name, { key: '7f8a52a0-6a51-4c39-9c0e-0f6d2d8a8a11', text: 'Look' }],
    [comments.change.name, { text: 'Look', version: 1 }],
    [comments.resolve.name, { resolved: true }],
    [mergeEndpoints(declaration).mergePreview.name, { otherId: '900000001' }],
    [mergeEndpoints(declaration).merge.name, { otherId: '900000001', version: 1, otherVersion: 1 }],
    ...Object.values(freezeEndpoints(declaration) ?? {}).map(
      ({ name }) =>
        [name, { version: 1, reason: 'Wrong', name: 'Anna', role: 'OTHER', strokes: [] }] as const,
    ),
    ...Object.values(memberEndpoints(declaration) ?? {}).map(
      ({ name }) => [name, { itemIds: ['1'] }] as const,
    ),
    ...Object.values(attachmentEndpoints(declaration) ?? {}).map(
      ({ name }) => [name, { id: '900000001', fileIds: ['1'] }] as const,
    ),
  ] as const
})

const foreignTermInList: MakeParams = async app => ({ code: 'LR', id: (await foreignTerm(app)).id })

/** An import of another museum. */
const foreignImport: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('import')
      .values({
        tenant_id: tenantId,
        account_id: '1',
        account_name: 'Somebody',
        card_type: 'object',
        name: 'list.csv',
        bytes: 1,
        storage_key: `${tenantId}/imports/1`,
        found: '{}',
        mapping: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** A profile of another museum. */
const foreignProfile: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('import_profile')
      .values({ tenant_id: tenantId, card_type: 'object', name: 'Theirs', mapping: '{}', created_by: '1' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

/** For every closed endpoint with ids in its path: ids of things that exist, but in another museum. */
export const foreignParams: Readonly<Record<string, MakeParams>> = {
  'formRules.save': async () => ({ type: 'theirs' }),
  'formRules.makeList': async () => ({ type: 'theirs' }),
  [saveMuseumView.name]: async () => ({ type: 'theirs' }),
  [removeMuseumView.name]: async () => ({ type: 'theirs' }),
  // Nothing was entered here: the numbers of another museum’s register are no key to it.
  'registers.read': async () => ({ register: 'ACCESSIONS', year: '2026' }),
  'registers.pdf': async () => ({ register: 'ACCESSIONS', year: '2026' }),
  'registers.table': async () => ({ register: 'ACCESSIONS', year: '2026' }),
  ...accountParams,
  ...searchParams,
  ...procedureParams,
  ...printTemplateParams,
  ...auditParams,
  ...conditionReportParams,
  ...calendarParams,
  ...downloadParams,
  [readOperation.name]: foreignOperation,
  [stopOperation.name]: foreignOperation,
  [readProblems.name]: foreignOperation,
  [undoOperation.name]: foreignOperation,
  [readTermUse.name]: foreignTermInList,
  [mergeTerms.name]: foreignTermInList,
  [readLinks.name]: async app => ({ type: 'OBJECT', ...(await foreignCard(objectDeclaration)(app)) }),
  [readCitations.name]: async app => ({ type: 'OBJECT', ...(await foreignCard(objectDeclaration)(app)) }),
  [readCitation.name]: foreignCard(biblioDeclaration),
  [readCiting.name]: foreignCard(biblioDeclaration),
  ...Object.fromEntries(cardCalls),
  [readThumbnail.name]: foreignFile,
  [readContent.name]: foreignFile,
  [readIiifBase.name]: foreignFile,
  [readIiifInfo.name]: foreignFile,
  [readIiifImage.name]: async app => ({
    ...(await foreignFile(app)),
    region: 'full',
    size: 'max',
    rotation: '0',
    file: 'default.jpg',
  }),
  [readPage.name]: async app => ({ ...(await foreignFile(app)), page: '1' }),
  [readSimilar.name]: foreignFile,
  [shareFile.name]: foreignFile,
  [listFileShares.name]: foreignFile,
  [revokeFileShare.name]: async app => ({ ...(await foreignFile(app)), shareId: '1' }),
  [renameFile.name]: foreignFile,
  [replaceContent.name]: foreignFile,
  [downloadFile.name]: foreignFile,
  [listContents.name]: foreignFile,
  [readEarlierContent.name]: async app => ({ ...(await foreignFile(app)), version: '1' }),
  [bringBackContent.name]: async app => ({ ...(await foreignFile(app)), version: '1' }),
  [readPackage.name]: foreignOperation,
  [previewFile.name]: foreignFile,
  [readFacts.name]: foreignFile,
  [processFile.name]: foreignFile,
  [givePoster.name]: foreignFile,
  [readUpload.name]: foreignUploadId,
  [continueUpload.name]: foreignUploadId,
  [cancelUpload.name]: foreignUploadId,
  [readBatch.name]: foreignBatch,
  [undoBatch.name]: foreignBatch,
  [retryUpload.name]: async app => {
    const { id: uploadId, batchId: id } = await foreignUpload(app)
    return { id, uploadId }
  },
  [changeLayout.name]: foreignLayout,
  [deleteLayout.name]: foreignLayout,
  [readImport.name]: foreignImport,
  [readFileAgain.name]: foreignImport,
  [mapImport.name]: foreignImport,
  [checkImport.name]: foreignImport,
  [loadImport.name]: foreignImport,
  [readImportRows.name]: foreignImport,
  [readImportSamples.name]: foreignImport,
  [readRefusedRows.name]: foreignImport,
  [retryPictures.name]: foreignImport,
  [deleteImport.name]: foreignImport,
  [countNames.name]: foreignImport,
  [listNames.name]: foreignImport,
  [decideNames.name]: foreignImport,
  [acceptProposals.name]: foreignImport,
  [confirmNewNames.name]: foreignImport,
  [deleteProfile.name]: foreignProfile,
  [readTerms.name]: noVocabulary,
  [readLetters.name]: noVocabulary,
  [addTerm.name]: noVocabulary,
  [addTerms.name]: noVocabulary,
  [deprecateStarters.name]: noVocabulary,
  [listChanges.name]: noVocabulary,
  [importTerms.name]: noVocabulary,
  [exportTerms.name]: noVocabulary,
  [readChildren.name]: belowForeignTerm,
  [readChildLetters.name]: belowForeignTerm,
  [readTerm.name]: foreignTermId,
  [updateTerm.name]: foreignTermId,
  [moveTerm.name]: foreignTermId,
  [deprecateTerm.name]: foreignTermId,
  [deleteTerm.name]: foreignTermId,
  [undoChange.name]: foreignChange,
}

/** Queries without which a call is wrong. */
export const neededQueries: Readonly<Record<string, string>> = {
  ...procedureQueries,
  [listNames.name]: '?path=materials/material',
  ...Object.fromEntries(
    declarations.map(declaration => [
      commentPictureEndpoints(declaration).addPicture.name,
      '?key=7f8a52a0-6a51-4c39-9c0e-0f6d2d8a8a11',
    ]),
  ),
}

/** For endpoints with ids and a body that must hold something: a body with nothing wrong, so that the ids alone decide. */
export const goodBodies: Readonly<Record<string, object>> = {
  ...accountBodies,
  ...searchBodies,
  ...procedureBodies,
  ...printTemplateBodies,
  ...auditBodies,
  ...conditionReportBodies,
  ...calendarBodies,
  [readFileAgain.name]: { reading: {} },
  [mapImport.name]: {
    mapping: {
      mode: 'create',
      match: 'number',
      createTerms: true,
      keepUnmatched: true,
      emptyClears: false,
      language: 'en',
      constants: {},
      columns: [],
    },
  },
  [decideNames.name]: {
    decisions: [{ path: 'materials/material', key: 'gold', decision: 'new', seen: 0 }],
  },
  [acceptProposals.name]: { path: 'materials/material' },
  [confirmNewNames.name]: { count: 1 },
  [saveFormRules.name]: { version: 0, rules: {} },
  [makeList.name]: {
    version: 0,
    kind: 'all',
    path: 'materials/material',
    name: 'Ours',
    terms: [],
    exit: 'closed',
  },
  [saveMuseumView.name]: { name: 'Ours', layout: { view: 'listView', columns: [] } },
  [changeLayout.name]: { name: 'Ours', isDefault: false, layout: { view: 'listView', columns: [] } },
  ...Object.fromEntries(cardBodies),
  [shareFile.name]: { expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  [renameFile.name]: { name: 'krater.jpg' },
  [mergeTerms.name]: { intoId: '1' },
  [addTerm.name]: { name: 'Amphora' },
  [addTerms.name]: { names: ['Amphora'] },
  [importTerms.name]: { format: 'csv', content: 'id,name_en\n,Amphora' },
  [updateTerm.name]: { labels: { en: 'Amphora' } },
  [moveTerm.name]: { parentId: null },
  [deprecateTerm.name]: { deprecated: true },
}

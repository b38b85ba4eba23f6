import '#server/print-templates/index.ts'
import { orderPrint, readPrintedFile, readPrintJob, removePrintJob } from '#model/api/print-jobs.ts'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  missingInPrint,
  previewTemplate,
  printWithTemplate,
  readTemplate,
  readTemplateVersion,
  restoreTemplate,
  restoreTemplateVersion,
  templateVersions,
} from '#model/api/print-templates.ts'
import { procedureObjectPdf, procedurePdf } from '#model/api/procedures/pdf.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import { makeMuseum, makePerson } from './factories.ts'
import type { MakeParams } from './foreign-accounts.ts'
import { procedureParams } from './foreign-procedures.ts'

const document = {
  family: 'label',
  kind: 'LABEL',
  about: 'object',
  medium: { type: 'roll', width: 50, height: 25 },
  elements: [],
}

/** A template of another museum, with a version. */
const foreignTemplate: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  return app.database.inTenant(tenantId, async ({ db }) => {
    const { id } = await db
      .insertInto('print_template')
      .values({ tenant_id: tenantId, kind: 'LABEL', about: 'object', name: 'Theirs', copy_of: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('print_template_version')
      .values({
        tenant_id: tenantId,
        template_id: id,
        version: 1,
        name: 'Theirs',
        document: JSON.stringify(document),
        account_id: accountId,
        account_name: 'Somebody',
        saved_at: new Date(),
      })
      .execute()
    return { templateId: id, version: '1' }
  })
}

/** What another museum has printed. */
const foreignJob: MakeParams = async app => {
  const { tenantId } = await makeMuseum(app)
  const { accountId } = await makePerson(app)
  const { id } = await app.database.inTenant(tenantId, ({ db }) =>
    db
      .insertInto('print_job')
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        language: 'en',
        name: 'Theirs',
        document: JSON.stringify(document),
        wanted: '{}',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id }
}

const foreignProcedure: MakeParams = (app, ...more) => {
  const make = procedureParams[readProcedure.name]
  if (!make) throw new Error('procedures have parameters of their own')
  return make(app, ...more)
}

/** Every call about a template, a print job or a printed procedure, with the id of one in another museum. */
export const printTemplateParams: Readonly<Record<string, MakeParams>> = Object.fromEntries([
  ...[
    readTemplate,
    changeTemplate,
    deleteTemplate,
    restoreTemplate,
    templateVersions,
    readTemplateVersion,
    restoreTemplateVersion,
    printWithTemplate,
    missingInPrint,
    orderPrint,
  ].map(({ name }) => [name, foreignTemplate]),
  ...[procedurePdf, procedureObjectPdf].map(({ name }) => [name, foreignProcedure]),
  ...[readPrintJob, removePrintJob, readPrintedFile].map(({ name }) => [name, foreignJob]),
])

/** Bodies of those calls, with nothing wrong. */
export const printTemplateBodies: Readonly<Record<string, object>> = {
  [createTemplate.name]: { name: 'Ours', document },
  [changeTemplate.name]: { version: 1, name: 'Ours' },
  [restoreTemplateVersion.name]: { version: 1 },
  [previewTemplate.name]: { document },
  [missingInPrint.name]: { selection: { ids: ['1'] } },
  [printWithTemplate.name]: { selection: { ids: ['1'] } },
  [orderPrint.name]: { selection: { ids: ['1'] } },
}

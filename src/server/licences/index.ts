import './tables.ts'
import type { Language } from '#model/languages.ts'
import type { Route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import type { DefaultTexts } from './documents/default-texts.ts'
import { english } from './documents/english.ts'
import { german } from './documents/german.ts'
import { italian } from './documents/italian.ts'
import { polish } from './documents/polish.ts'
import type { LicencesContext } from './licences-context.ts'
import { remindOfEnds } from './remind.ts'
import { licenceRoutes } from './routes.ts'
import { insertFirstDocuments, type NewDocument } from './store/documents.ts'
import type { DocumentText } from './tables.ts'

export { type AcceptedIds, acceptDocuments, keepAccepted, requireNewest } from './accept-documents.ts'

export { licenceEnding } from './licence-ending.ts'

export type { DocumentText } from './tables.ts'

export interface Licences {
  readonly routes: readonly Route[]
  /** Creates the first documents of an installation. */
  start(): Promise<void>
  /** Sends reminders about licences that end soon; a job runs it every morning. */
  remind(): Promise<void>
}

const texts: Readonly<Record<Language, DefaultTexts>> = {
  en: english,
  it: italian,
  de: german,
  pl: polish,
}

const allLanguages = (name: keyof DefaultTexts): Record<Language, DocumentText> => ({
  en: texts.en[name],
  it: texts.it[name],
  de: texts.de[name],
  pl: texts.pl[name],
})

/**
 * Short texts to start with. They are not legal advice: the operators of an installation replace them with their own documents, as
 * new versions, in the console.
 */
const defaultDocuments: readonly NewDocument[] = [
  { kind: 'tc', licenceType: 'TRIAL', texts: allLanguages('termsTrial') },
  { kind: 'tc', licenceType: 'PAID', texts: allLanguages('termsPaid') },
  { kind: 'tc2', licenceType: null, texts: allLanguages('termsApproval') },
  { kind: 'privacy-policy', licenceType: null, texts: allLanguages('privacy') },
  { kind: 'sla', licenceType: null, texts: allLanguages('service') },
  { kind: 'sla2', licenceType: null, texts: allLanguages('serviceApproval') },
]

/** Creates the module of licences: plans, documents and orders. */
export function createLicences(context: LicencesContext): Licences {
  const { database, clock, jobs } = context
  const remind = defineJob<Record<string, never>>({
    name: 'licences.remind',
    run: () => remindOfEnds(context),
  })
  jobs.register(remind)
  jobs.schedule(remind, '11 5 * * *', {})
  return {
    routes: licenceRoutes(context),
    async start() {
      await database.asSystem('first documents', db => insertFirstDocuments(db, defaultDocuments, clock()))
    },
    remind: () => remindOfEnds(context),
  }
}

import { addFiles } from '#demonstration/files/add-files.ts'
import { drawPictures } from '#demonstration/files/draw-pictures.ts'
import { type DemoMuseum, demoMuseums, picturesOf } from '#demonstration/museums.ts'
import { doWork } from '#demonstration/work/index.ts'
import { cardTypes } from '#model/record-types.ts'
import { accountByEmail, membershipsOf } from '#server/access/index.ts'
import { type Author, type Renamed, takeNumbers } from '#server/cards/index.ts'
import type { Exchange } from '#server/exchange/index.ts'
import type { Files } from '#server/files/index.ts'
import { openWithSite } from '#server/open/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { type Authors, loadRecords } from './load-records.ts'

export interface DemoRecordsOptions {
  readonly database: Database
  readonly jobs: Jobs
  readonly files: Files
  readonly exchange: Exchange
  readonly clock: Clock
  readonly renamed: Renamed
  /** All API routes of the product, through which the demonstration works. */
  readonly routes: () => readonly Route[]
}

interface PicturesWanted {
  readonly tenantId: string
  /** E-mail of the administrator of the museum. */
  readonly email: string
  readonly author: Author
}

interface FoundedMuseum extends DemoMuseum {
  readonly email: string
  readonly tenantId: string
  readonly authors: Authors
}

/** Returns the e-mail of another person in the museum of an administrator. */
const emailOf = (email: string, by: keyof Authors): string => email.replace(/^[^@]+/, by)

/** Returns the museum, if the demonstration was loaded here. */
async function museumOf(
  { database, clock }: DemoRecordsOptions,
  email: string,
  museum: DemoMuseum,
): Promise<FoundedMuseum | undefined> {
  const authorAt = async (by: keyof Authors): Promise<Author | undefined> => {
    const account = await database.asSystem('find the demonstration', db =>
      accountByEmail(db, emailOf(email, by)),
    )
    return account && { accountId: account.id, name: `${account.firstName} ${account.lastName}` }
  }
  const admin = await authorAt('admin')
  if (!admin) return undefined
  const [membership] = await database.ofPerson(admin.accountId, db =>
    membershipsOf(db, admin.accountId, clock()),
  )
  if (!membership) return undefined
  const authors = { admin, curator: (await authorAt('curator')) ?? admin }
  return { ...museum, email, tenantId: membership.tenantId, authors }
}

/** Creates the records of the demonstration: records before the server is ready, procedures and pictures in the background. */
export function createDemoRecords(options: DemoRecordsOptions): { load(): Promise<void> } {
  const { database, jobs, files, exchange, clock, renamed } = options
  /** Museums that are being filled: no pictures are drawn before that is done, since people wait for the server. */
  let filling: Promise<unknown> = Promise.resolve()
  const pictures = defineJob<PicturesWanted>({
    name: 'demo.pictures',
    async run({ tenantId, email, author }, { signal }) {
      const museum = demoMuseums[email]
      if (!museum) return
      await filling
      const { credit, language, work } = museum
      const people = { admin: email, curator: emailOf(email, 'curator') }
      const working = { database, clock, routes: options.routes(), tenantId, language, people, signal }
      await doWork(work.pieces, working)
      const drawing = { database, files, tenantId, author, signal, renamed }
      await drawPictures(await picturesOf(museum), { ...drawing, credit })
      await doWork(work.procedures, working)
      await addFiles(museum.files, drawing)
      await doWork(work.withPictures, working)
    },
  })
  jobs.register(pictures)

  const loadMuseum = ({ tenantId, email, authors, folder, site }: FoundedMuseum): Promise<void> =>
    database.inTenant(tenantId, async tx => {
      // A museum that ever had an object is left alone: deleted records do not come back. Reserving no
      // numbers shows that, and lets only one server fill the museum at a time.
      if ((await takeNumbers(tx, cardTypes.object, 0)) > 1) return
      if (site) await openWithSite(tx, site)
      await loadRecords(tx, folder, { exchange, authors, renamed })
      await jobs.enqueue(tx.db, pictures, { tenantId, email, author: authors.admin })
    })

  return {
    /** Fills the museums of the demonstration once, in parallel; called after jobs have started. */
    async load() {
      const museums = Object.entries(demoMuseums).map(async ([email, museum]) => {
        const founded = await museumOf(options, email, museum)
        if (founded) await loadMuseum(founded)
      })
      filling = Promise.allSettled(museums)
      await Promise.all(museums)
    },
  }
}

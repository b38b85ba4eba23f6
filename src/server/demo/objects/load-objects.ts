import { cardTypes } from '#model/cards/card-types.ts'
import { accountByEmail, membershipsOf } from '#server/access/index.ts'
import { type Author, type Renamed, takeNumbers } from '#server/cards/index.ts'
import type { Files } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Route } from '#server/platform/http/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { addFiles } from '../files/add-files.ts'
import { doWork } from '../work/index.ts'
import type { LaterChange } from '../writing/demo-card.ts'
import { type Authors, writeMuseum } from '../writing/write-museum.ts'
import { drawPictures } from './draw-pictures.ts'
import { type DemoCollection, demoCollections } from './index.ts'

export interface DemoObjectsOptions {
  readonly database: Database
  readonly jobs: Jobs
  readonly files: Files
  readonly clock: Clock
  readonly renamed: Renamed
  /** All calls of the product, through which its people work. */
  readonly routes: () => readonly Route[]
}

interface PicturesWanted {
  readonly tenantId: string
  /** Of the administrator, whose museum it is. */
  readonly email: string
  readonly author: Author
}

interface DemoMuseum extends DemoCollection {
  readonly email: string
  readonly tenantId: string
  readonly authors: Authors
}

/** The address of somebody else in the museum of an administrator. */
const emailOf = (email: string, by: LaterChange['by']): string => email.replace(/^[^@]+/, by)

/** The museum a collection is for, if the demonstration was loaded here. */
async function museumOf(
  { database, clock }: DemoObjectsOptions,
  email: string,
  collection: DemoCollection,
): Promise<DemoMuseum | undefined> {
  const authorAt = async (by: LaterChange['by']): Promise<Author | undefined> => {
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
  return { ...collection, email, tenantId: membership.tenantId, authors }
}

/** The objects of the demonstration, and what is done with them: cards before the server is ready, work and pictures behind it. */
export function createDemoObjects(options: DemoObjectsOptions): { load(): Promise<void> } {
  const { database, jobs, files, clock, renamed } = options
  const pictures = defineJob<PicturesWanted>({
    name: 'demo.pictures',
    async run({ tenantId, email, author }, { signal }) {
      const collection = demoCollections[email]
      if (!collection) return
      const { objects, credit, language, work } = collection
      const people = { admin: email, curator: emailOf(email, 'curator') }
      const working = { database, clock, routes: options.routes(), tenantId, language, people, signal }
      await doWork(work.pieces, working)
      await drawPictures(objects, { database, files, tenantId, author, signal, renamed, credit })
      await addFiles(collection.files, { database, files, tenantId, author, signal, renamed })
      await doWork(work.withPictures, working)
    },
  })
  jobs.register(pictures)

  const loadMuseum = ({ tenantId, email, authors, language, entities, objects }: DemoMuseum): Promise<void> =>
    database.inTenant(tenantId, async tx => {
      // A museum that ever had an object has its own life: what its people threw away does not come back. Taking none of the numbers
      // tells, and lets one server do it at a time.
      if ((await takeNumbers(tx, cardTypes.object, 0)) > 1) return
      await writeMuseum(tx, entities, objects, { authors, language, renamed })
      await jobs.enqueue(tx.db, pictures, { tenantId, email, author: authors.admin })
    })

  return {
    /** Fills the museums of the demonstration, once; after the start of the jobs. */
    async load() {
      for (const [email, collection] of Object.entries(demoCollections)) {
        const museum = await museumOf(options, email, collection)
        if (museum) await loadMuseum(museum)
      }
    },
  }
}

import type { ColumnType } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import type { AcceptedIds } from '#server/licences/index.ts'
import type { Id } from '#server/platform/db/tables.ts'

interface RegistrationTable {
  id: Id
  email: string
  password_hash: string
  first_name: string
  last_name: string
  language: Language
  museum: ColumnType<MuseumData, string, string>
  documents: ColumnType<AcceptedIds, string, string>
  registered_at: Date
}

interface RegistrationLinkTable {
  hash: Buffer
  registration_id: string
  expires_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    registration: RegistrationTable
    registration_link: RegistrationLinkTable
  }
}

import type { ColumnType } from 'kysely'
import type { NewsTexts } from '#model/api/operator/news.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import type { Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

interface NewsTable {
  id: Id
  texts: ColumnType<NewsTexts, string, string>
  published_at: OptionalMoment
  ends_at: OptionalMoment
  pinned: boolean
  everywhere: boolean
  roles: MuseumRole[]
  created_by: string | null
  created_at: Moment
  changed_by: string | null
  changed_at: OptionalMoment
}

interface NewsMuseumTable {
  museum_id: string
  news_id: string
}

interface NewsReadTable {
  account_id: string
  news_id: string
  read_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    news: NewsTable
    news_museum: NewsMuseumTable
    news_read: NewsReadTable
  }
}

import { useState } from 'react'
import type { OperatedNews, WrittenNews } from '#model/api/operator/news.ts'
import { languages } from '#model/languages.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import type { TypedDay } from '../../fields/day/DayField.tsx'
import { endOfDay, localDay, momentAt } from '../../platform/days.ts'
import type { WrittenTexts } from '../LanguageTexts.tsx'

/** News being edited. */
export interface NewsDraft {
  readonly texts: WrittenTexts
  readonly from: TypedDay
  readonly to: TypedDay
  readonly pinned: boolean
  readonly everywhere: boolean
  readonly museums: OperatedNews['museumNames']
  readonly role: MuseumRole | ''
}

const dayOf = (iso: string | null | undefined): string => (iso ? localDay(new Date(iso)) : '')

const draftOf = (news: OperatedNews | undefined): NewsDraft => ({
  texts: news?.texts ?? {},
  from: dayOf(news?.publishedAt),
  to: dayOf(news?.endsAt),
  pinned: news?.pinned ?? false,
  everywhere: !news?.museums,
  museums: news?.museumNames ?? [],
  role: news?.roles.length === 1 ? (news.roles[0] ?? '') : '',
})

/** A draft of news, its problems, and the request to save it. */
export function useNewsDraft(news: OperatedNews | undefined) {
  const [saved] = useState(() => draftOf(news))
  const [draft, setDraft] = useState(saved)
  const { texts, from, to, everywhere, museums, role, pinned } = draft
  const written = Object.fromEntries(
    languages.flatMap(code => (texts[code]?.title.trim() ? [[code, texts[code]]] : [])),
  )
  /** A text without a heading would be lost. */
  const headless = languages.filter(code => texts[code]?.body.trim() && !texts[code]?.title.trim())
  const backwards = Boolean(from && to && to < from)
  const untitled = Object.keys(written).length === 0
  const nowhere = !everywhere && museums.length === 0
  // A time whose day was not changed is kept to the second.
  const begin = () =>
    (from === saved.from && news?.publishedAt) || (from ? momentAt(from) : new Date()).toISOString()
  const end = () => (to === saved.to && news?.endsAt) || (to ? endOfDay(to).toISOString() : null)
  return {
    draft,
    change: (part: Partial<NewsDraft>) => setDraft({ ...draft, ...part }),
    dirty: JSON.stringify(draft) !== JSON.stringify(saved),
    problems: { headless, backwards, untitled, nowhere },
    complete:
      !untitled && !nowhere && !backwards && headless.length === 0 && from !== undefined && to !== undefined,
    /** The time from which it would be shown. */
    begin,
    /** The request to save it: published, or as a draft. */
    bodyFor: (published: boolean): WrittenNews => ({
      texts: written,
      publishedAt: published ? begin() : null,
      endsAt: end(),
      pinned,
      museums: everywhere ? null : museums.map(({ id }) => id),
      roles: role === '' ? [] : [role],
    }),
  }
}

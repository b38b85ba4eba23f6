import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardTypes } from '#model/cards/card-types.ts'
import { listedTypes } from '#model/navigation/card-paths.ts'
import { LinkContext } from '../fields/link/link-services.ts'
import { useSuggestions } from '../fields/link/use-suggestions.ts'
import { PillBox } from '../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../ui/suggest/SuggestInput.tsx'
import styles from './EntryForm.module.css'
import type { EntryPartProps } from './entry-part-props.ts'

/** Cards an entry is about, found by number or title. */
export function EntryLinks({ draft: { links }, change, problemOf }: EntryPartProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const { signOf } = useContext(LinkContext)
  const { found, loading } = useSuggestions(listedTypes, typed ?? '')
  const chosen = new Set(links.map(({ id }) => id))
  const wrong = links.flatMap((_link, at) => problemOf(`links.${at}`) ?? [])[0]
  return (
    <div className={styles.field}>
      <span>{t('calendar.entry.links')}</span>
      <PillBox
        label={t('calendar.entry.links')}
        values={links.map(({ id, title }) => ({ id, label: title }))}
        removeLabel={name => t('calendar.entry.remove', { name })}
        onRemove={gone => change({ links: links.filter(({ id }) => id !== gone) })}
        invalid={wrong !== undefined}
      >
        <SuggestInput
          bare
          aria-label={t('calendar.entry.addLink')}
          placeholder={t('calendar.entry.addLink')}
          typed={typed}
          onTyped={setTyped}
          ready={Boolean(typed?.trim())}
          loading={loading}
          options={found
            .filter(({ id }) => !chosen.has(id))
            .map(({ id, title, number, type }) => ({ id, name: title, source: number, sign: signOf(type) }))}
          onPick={({ id }) => {
            const card = found.find(one => one.id === id)
            if (card) change({ links: [...links, { type: cardTypes[card.type], id, title: card.title }] })
          }}
          texts={{
            none: t('cards.form.link.none'),
            loading: t('common.loading'),
            count: count => t('cards.form.link.count', { count }),
          }}
        />
      </PillBox>
      {wrong && <p className={styles.problem}>{wrong}</p>}
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { OfferSampleData } from '../../sample-data/OfferSampleData.tsx'
import { Krater } from '../../ui/art/Krater.tsx'
import { Mat } from '../../ui/art/Mat.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import {
  isNarrowed,
  type ListPatch,
  type ListSearch,
  toggled,
  unnarrowed,
  withFacet,
} from '../data/list-search.ts'
import { useFilterWords } from '../facets/use-filter-words.ts'
import { UploadSlotContext } from '../files/upload-slot.ts'
import styles from './ListPage.module.css'
import { NewCardButton } from './NewCardButton.tsx'

export interface ListEmptyProps {
  readonly area: CardArea
  readonly search: ListSearch
  readonly facets: readonly Facet[]
  readonly onChange: (patch: ListPatch) => void
}

/** An empty list: nothing was created yet, or there are no results; either way it suggests what to do. */
export function ListEmpty({ area, search, facets, onChange }: ListEmptyProps) {
  return isNarrowed(search) ? (
    <NothingFits area={area} search={search} facets={facets} onChange={onChange} />
  ) : (
    <NoneYet area={area} />
  )
}

/** Nothing was created yet: the ways in which records come, as far as the person may take them. */
function NoneYet({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const Upload = use(UploadSlotContext)
  const { begunElsewhere, pictured, uploaded } = area.declaration
  const may = useCan({ permissions: area.declaration.permissions.create })
  return (
    <EmptyState
      picture={
        <div className={styles.picture}>
          <Mat>
            <Krater />
          </Mat>
        </div>
      }
      title={t(cardWordKey(area.type, 'emptyTitle'))}
      actions={
        may && (
          <>
            <NewCardButton area={area} />
            {!begunElsewhere && (
              <Link to="/app/catalogue/import" search={{ type: area.type }} className={styles.teach}>
                <FileSpreadsheet size={16} strokeWidth={1.7} aria-hidden="true" />
                {t('import.menu')}
              </Link>
            )}
            {pictured && !uploaded && Upload && <Upload />}
            <OfferSampleData />
          </>
        )
      }
    >
      <p>{may ? t(cardWordKey(area.type, 'about')) : t('cardList.empty.textReader')}</p>
      {may && !begunElsewhere && <p>{t('cardList.empty.import')}</p>}
      {may && pictured && !uploaded && <p>{t('cardList.empty.photographs')}</p>}
    </EmptyState>
  )
}

function NothingFits({ area, search, facets, onChange }: ListEmptyProps) {
  const { t } = useTranslation()
  const { wordsOf } = useFilterWords(area, facets)
  const ways: readonly { readonly id: string; readonly text: string; readonly patch: ListPatch }[] = [
    ...(search.q === undefined
      ? []
      : [
          {
            id: 'q',
            text: t('cardList.nothing.without', { filter: `“${search.q}”` }),
            patch: { q: undefined },
          },
        ]),
    ...((search.criteria ?? search.search) === undefined
      ? []
      : [
          {
            id: 'criteria',
            text: t('cardList.nothing.withoutSearch'),
            patch: { criteria: undefined, search: undefined },
          },
        ]),
    ...(search.area === undefined
      ? []
      : [{ id: 'area', text: t('cardList.nothing.withoutArea'), patch: { area: undefined } }]),
    ...wordsOf(search.filters).map(({ facet, value, name, label }) => ({
      id: `${facet}\n${value}`,
      text: t('cardList.nothing.without', { filter: `${name}: ${label}` }),
      patch: {
        filters: withFacet(search.filters, facet, toggled(search.filters?.[facet] ?? [], value)),
      },
    })),
  ]
  return (
    <EmptyState
      title={t('cardList.nothing.title')}
      actions={<Button onClick={() => onChange(unnarrowed)}>{t(cardWordKey(area.type, 'showAll'))}</Button>}
    >
      <p>{t('cardList.nothing.text')}</p>
      <ul className={styles.loosen}>
        {ways.map(({ id, text, patch }) => (
          <li key={id}>
            <Button look="subtle" onClick={() => onChange(patch)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

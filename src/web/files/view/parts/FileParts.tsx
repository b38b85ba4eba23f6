import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { capture, content } from '#model/cards/file/measured.ts'
import { comparePath } from '#model/navigation/compare-path.ts'
import { type CardType, cardTypeNamed } from '#model/record-types.ts'
import { fieldValues } from '../../../cards/form/assess.ts'
import { linkAddress } from '../../../cards/linked-cards.ts'
import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { says } from '../../../cards/shown/entries.ts'
import { ShownFields } from '../../../cards/shown/ShownFields.tsx'
import { shownTitle } from '../../../cards/shown-title.ts'
import { TypeIcon } from '../../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../../cards/thumbnail-of.ts'
import { useLabel } from '../../../cards/use-label.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import { EarlierContents } from '../../work/EarlierContents.tsx'
import { useFacts, useSimilarFiles } from '../file-facts.ts'
import styles from './Parts.module.css'

/** Types whose pictures have their own page. */
const paths: Readonly<Partial<Record<CardType, string>>> = { object: '/app/damobject' }

/** Returns the page on which the pictures of a record are leafed through; undefined where there is none. */
function picturesPathOf({ id, type }: Pick<LinkItem, 'id' | 'type'>): string | undefined {
  const named = cardTypeNamed(type.name)
  const path = named && paths[named]
  return path && `${path}/${id}`
}

interface PictureRowProps {
  readonly title: string
  readonly items: readonly LinkItem[]
  /** Another action on one of them. */
  readonly action?: (item: LinkItem) => ReactNode
}

/** Cards as pictures on their mats, each leading to its page. */
function PictureRow({ title, items, action }: PictureRowProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.row} aria-label={title}>
      <h3 className={styles.rowTitle}>{title}</h3>
      <ul className={styles.items}>
        {items.map(item => {
          const type = cardTypeNamed(item.type.name)
          return (
            <li key={`${item.type.id} ${item.id}`} className={styles.item}>
              <Link
                to={linkAddress({ id: item.id, type: item.type.name }) ?? '.'}
                className={styles.itemLink}
              >
                <span className={styles.mat}>
                  {item.thumbnailUrl ? (
                    <img src={thumbnailOf(item.thumbnailUrl, 480)} alt="" loading="lazy" />
                  ) : (
                    type && <TypeIcon type={type} size={22} />
                  )}
                </span>
                <span className={styles.itemTitle}>{shownTitle(item.title)}</span>
                <span className={styles.small}>
                  {[item.shortDescription, item.description].filter(Boolean).join(' · ')}
                </span>
              </Link>
              {action?.(item)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The most records shown here; the linked records include all of them. */
const most = 12

/** The cards a file is attached to, those with pictures first; an object's pictures can be leafed through from here. */
function LinkedPictures({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const items = [
    ...new Map(
      card.relatedEntities
        .flatMap(({ linkItems }) => linkItems)
        .map(item => [`${item.type.id} ${item.id}`, item]),
    ).values(),
  ]
  const pictured = items.filter(({ thumbnailUrl }) => thumbnailUrl !== null)
  const others = items.filter(({ thumbnailUrl }) => thumbnailUrl === null)
  return (
    <PictureRow
      title={t('viewer.linked')}
      items={[...pictured, ...others].slice(0, most)}
      action={item => {
        const path = item.thumbnailUrl === null ? undefined : picturesPathOf(item)
        return (
          path && (
            <Link to={path} className={styles.action}>
              {t('viewer.table.open')}
            </Link>
          )
        )
      }}
    />
  )
}

/** Objects named of a similar file. */
const mostNamed = 2

/**
 * Files whose picture looks like this one: other takes, other sizes, doubles; with the objects they show, which may be other ones
 * than this shows. Each can be laid beside it.
 */
function SimilarFiles({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const similar = useSimilarFiles(card.id)
  return (
    <PictureRow
      title={t('viewer.similar.title')}
      items={similar.map(({ file }) => file)}
      action={({ id }) => {
        const found = similar.find(({ file }) => file.id === id)
        return (
          <>
            {found?.identical && <Badge tone="warning">{t('viewer.similar.identical')}</Badge>}
            {found?.objects.slice(0, mostNamed).map(object => (
              <Link
                key={object.id}
                to={linkAddress({ id: object.id, type: object.type.name }) ?? '.'}
                className={styles.action}
              >
                {t('viewer.similar.shows', { title: shownTitle(object.title) })}
              </Link>
            ))}
            <Link to={comparePath([card.id, id])} className={styles.action}>
              {t('viewer.compare.start')}
            </Link>
          </>
        )
      }}
    />
  )
}

const {
  name,
  fileType,
  size,
  resolution,
  duration,
  pages,
  colours,
  ownerName,
  fetchedFrom,
  embeddedKeywords,
} = content

/** Facts found in a file, grouped as people ask for them: content, camera, appearance. */
const groups = {
  content: {
    name,
    fileType,
    size,
    resolution,
    duration,
    pages,
    colours,
    embeddedKeywords,
    ownerName,
    fetchedFrom,
  },
  camera: { camera: capture.camera },
} as const

/** Facts found by analysing the content; none of them were typed. */
function TechnicalPanel({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const sha256 = useFacts(card.id)?.sha256
  const values = fieldValues(area.declaration, card)
  return (
    <>
      <ShownFields
        type={area.type}
        fields={groups.content}
        values={values}
        title={labelOf('section/content')}
      />
      {says(capture.camera, values.camera) && (
        <ShownFields type={area.type} fields={groups.camera} values={values} title={labelOf('camera')} />
      )}
      {sha256 && (
        <div className={styles.further}>
          <DefinitionList
            rows={[
              {
                id: 'sha256',
                label: t('viewer.checksum'),
                value: <span className={styles.checksum}>{sha256}</span>,
              },
            ]}
          />
        </div>
      )}
    </>
  )
}

/** The parts below the fields of a file: depicted records, similar files, and extracted facts. */
export function FileParts(props: RecordSlotProps) {
  return (
    <>
      <LinkedPictures {...props} />
      <SimilarFiles {...props} />
      <EarlierContents {...props} />
      <TechnicalPanel {...props} />
    </>
  )
}

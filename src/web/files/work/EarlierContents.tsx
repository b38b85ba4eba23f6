import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  bringBackContent,
  type FileContent,
  listContents,
  readEarlierContent,
} from '#model/api/files/work.ts'
import { shownNumber } from '#model/kinds/shown-number.ts'
import { cardQuery } from '../../cards/data/use-card.ts'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { addressOf } from '../../platform/request/address.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useTimes } from '../../platform/times.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './EarlierContents.module.css'

/** Earlier contents of a file that was replaced, to download or restore (C-F03). */
export function EarlierContents({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const times = useTimes()
  const client = useQueryClient()
  const mayDownload = useCan({ permissions: ['damDownload'] })
  const mayReplace = useCan({ permissions: ['damUpload', 'damEditMetadata'], mode: 'every' })
  const query = endpointQuery(listContents, { params: { id: card.id } })
  // Its content changes with the version of its record.
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, card.version] as never })
  const bringing = useMutation({
    mutationFn: ({ version }: FileContent) => {
      const success = { message: 'fileWork.contents.broughtBack' as const }
      const notify = { ...genericOnFailure, success }
      return call(bringBackContent, { params: { id: card.id, version } }, { notify })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: cardQuery(area, card.id).queryKey }),
  })
  const contents = data?.result ?? []
  if (contents.length < 2) return null
  const free = mayReplace && !card.lock.isLockedBySomeoneElse
  return (
    <section className={styles.contents} aria-labelledby="earlier-contents">
      <h3 id="earlier-contents">{t('fileWork.contents.earlier')}</h3>
      <ul>
        {contents.map(content => (
          <li key={content.version}>
            <div>
              <p>{content.name}</p>
              <p className={styles.quiet}>
                {[
                  t('fileWork.contents.from', { time: times.short(content.at) }),
                  shownNumber(content.bytes, 'bytes', language),
                  content.resolution,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <div className={styles.buttons}>
              {content.current ? (
                <span className={styles.quiet}>{t('fileWork.contents.current')}</span>
              ) : (
                <>
                  {mayDownload && (
                    <a
                      href={addressOf(readEarlierContent, {
                        params: { id: card.id, version: content.version },
                      })}
                      aria-label={t('fileWork.contents.downloadThis', { version: content.version })}
                    >
                      {t('fileWork.contents.download')}
                    </a>
                  )}
                  {free && (
                    <Button
                      look="subtle"
                      busy={bringing.isPending}
                      aria-label={t('fileWork.contents.bringBackThis', { version: content.version })}
                      onClick={() => bringing.mutate(content)}
                    >
                      {t('fileWork.contents.bringBack')}
                    </Button>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guideAddress } from '#model/guide/chapters.ts'
import { currentActions, plainKeysStore } from '../../platform/actions/page-actions.ts'
import { useGuidePlace } from '../../platform/guide/own-guide.ts'
import { useStore } from '../../platform/store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import styles from './KeySheet.module.css'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The keys of the page it was opened on, and of every page; those without Ctrl can be turned off. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [groups] = useState(currentActions)
  const place = useGuidePlace()
  const plain = useStore(plainKeysStore) !== false
  const named: Readonly<Record<string, string>> = {
    mod: isMac ? '⌘' : t('common.keys.names.ctrl'),
    space: t('common.keys.names.space'),
    shift: t('common.keys.names.shift'),
    enter: 'Enter',
  }
  return (
    <Dialog title={t('common.keys.title')} closeLabel={t('common.close')} size={640} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ group, actions }) => {
          const keyed = actions.filter(({ keys }) => keys !== undefined)
          return (
            keyed.length > 0 && (
              <section key={group}>
                <h3>{group}</h3>
                <dl>
                  {keyed.map(({ id, label, keys = '' }) => (
                    <div key={id}>
                      <dt>{label}</dt>
                      <dd>
                        {keys.split(' ').map(key => (
                          <span key={key}>
                            {key.split(/(?<=.)\+/).map(part => (
                              <Kbd key={part}>{named[part] ?? part}</Kbd>
                            ))}
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          )
        })}
      </div>
      <div className={styles.setting}>
        <Switch
          label={t('common.keys.plain')}
          checked={plain}
          onChange={({ currentTarget: { checked } }) => plainKeysStore.set(() => checked)}
        />
        <p>{t('common.keys.plainHint')}</p>
      </div>
      <p className={styles.guide}>
        <a href={guideAddress(place)} target="_blank" rel="noopener">
          {t('guide.open')}
        </a>
      </p>
    </Dialog>
  )
}

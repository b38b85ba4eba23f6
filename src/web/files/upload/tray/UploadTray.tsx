import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, Pause, Play, RotateCcw, X } from 'lucide-react'
import {
  type ChangeEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { homePath } from '#model/navigation/routes.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { chosenFiles, matchLost, readHandle } from '../collect-files.ts'
import { filesArea, undoUploads } from '../queue/batches.ts'
import { isOnItsWay, phaseOf, type Tally, tally, type UploadItem } from '../queue/upload-item.ts'
import { uploadQueue } from '../queue/upload-queue.ts'
import { batchesOpen } from '../upload-state.ts'
import { useSizes } from '../use-sizes.ts'
import styles from './Tray.module.css'
import { TrayList } from './TrayList.tsx'

const keysOf = (items: readonly UploadItem[]) => items.map(({ key }) => key)

/** The uploads of this tab with their totals, and the actions on all of them. */
function useTray() {
  const items = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get)
  return useMemo(() => {
    const sums = tally(items)
    const lost = items.filter(({ state }) => state === 'lost')
    return {
      items,
      sums,
      phase: phaseOf(sums),
      lost,
      batches: [...new Set(items.filter(({ state }) => state !== 'undone').map(({ batchId }) => batchId))],
      isOnItsWay: items.some(isOnItsWay),
      pauseAll: () => uploadQueue.pause(keysOf(items.filter(isOnItsWay))),
      resumeAll: () => uploadQueue.resume(keysOf(items.filter(({ state }) => state === 'paused'))),
      retryAll: () => uploadQueue.resume(keysOf(items.filter(({ state }) => state === 'failed'))),
      close: () => uploadQueue.remove(keysOf(items)),
    }
  }, [items])
}

type Tray = ReturnType<typeof useTray>

type Phase = ReturnType<typeof phaseOf>

/** The state of the uploads in a line. */
function useTrayWords() {
  const { t } = useTranslation()
  const sizes = useSizes()
  const finished = ({ of }: Tally): string =>
    [
      (of.ready > 0 || of.failed === 0) &&
        t('uploads.tray.done', { count: of.ready, shown: sizes.count(of.ready) }),
      of.failed > 0 && t('uploads.tray.failed', { count: of.failed, shown: sizes.count(of.failed) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (sums: Tally, phase: Phase): string => {
    if (phase === 'waiting') return t('uploads.tray.waiting')
    if (phase === 'done') return sums.of.undone === sums.total ? t('uploads.states.undone') : finished(sums)
    const arrived = sums.of.processing + sums.of.ready
    const done = sizes.count(phase === 'processing' ? sums.of.ready : arrived)
    return t(`uploads.tray.${phase}`, { done, total: sizes.count(sums.total) })
  }
}

/**
 * The announcement for screen readers: that it begins, that it waits for the connection, how it ended. Not every file, and not every byte.
 */
function TrayAnnouncement({ sums, phase }: { readonly sums: Tally; readonly phase: Phase }) {
  const { t } = useTranslation()
  const words = useTrayWords()
  const isQuiet = phase === 'processing' || phase === 'paused'
  return (
    <div role="status">
      <VisuallyHidden>
        {phase === 'sending' ? t('uploads.told.begun') : isQuiet ? '' : words(sums, phase)}
      </VisuallyHidden>
    </div>
  )
}

interface TrayHeadProps {
  readonly tray: Tray
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const icon = { size: 18, strokeWidth: 1.7, 'aria-hidden': true } as const

/** The progress of all uploads, and the actions on all of them. */
function TrayHead({ tray, isOpen, onToggle }: TrayHeadProps) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const words = useTrayWords()
  const { sums, phase } = tray
  const left = sums.bytes - sums.sent
  const share = phase === 'processing' ? sums.of.ready / sums.total : sums.sent / Math.max(1, sums.bytes)
  const facts = [
    t('uploads.tray.bytes', { sent: sizes.bytes(sums.sent), total: sizes.bytes(sums.bytes) }),
    phase === 'sending' && sums.speed > 0 && sizes.speed(sums.speed),
    phase === 'sending' && sums.speed > 0 && t('uploads.tray.left', { time: sizes.time(left / sums.speed) }),
  ]
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title}>{words(sums, phase)}</h2>
        <span className={styles.buttons}>
          {tray.isOnItsWay && phase !== 'paused' && (
            <IconButton label={t('uploads.tray.pauseAll')} onClick={tray.pauseAll}>
              <Pause {...icon} />
            </IconButton>
          )}
          {phase === 'paused' && (
            <IconButton label={t('uploads.tray.resumeAll')} onClick={tray.resumeAll}>
              <Play {...icon} />
            </IconButton>
          )}
          {sums.of.failed > 0 && (
            <IconButton label={t('uploads.tray.retryAll')} onClick={tray.retryAll}>
              <RotateCcw {...icon} />
            </IconButton>
          )}
          <IconButton
            label={t(isOpen ? 'uploads.tray.hide' : 'uploads.tray.show')}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {isOpen ? <ChevronDown {...icon} /> : <ChevronUp {...icon} />}
          </IconButton>
          {phase === 'done' && (
            <IconButton label={t('uploads.tray.close')} onClick={tray.close}>
              <X {...icon} />
            </IconButton>
          )}
        </span>
      </div>
      {phase !== 'done' && (
        <ProgressBar label={t('uploads.tray.label')} value={share} text={facts.filter(Boolean).join(' · ')} />
      )}
    </div>
  )
}

/** After the last file: to the newest files, or back to before. Of several batches, it is chosen which to undo. */
function TrayDone({ batches }: { readonly batches: readonly string[] }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({ mutationFn: undoUploads })
  const [only] = batches.length === 1 ? batches : []
  return (
    <div className={styles.done}>
      <Link
        to={filesArea?.listPath ?? homePath}
        search={{ sort: 'createdAt', order: 'DESC' }}
        className={styles.link}
      >
        {t('uploads.tray.showFiles')}
      </Link>
      {batches.length > 0 && (
        <Button
          look="subtle"
          busy={isPending}
          onClick={() => (only === undefined ? batchesOpen.set(() => true) : mutate(only))}
        >
          {t('uploads.tray.undo')}
        </Button>
      )}
    </div>
  )
}

/** Uploads whose files the browser could not store beyond a closed page: they are chosen again, and resume where they stopped. */
function LostFiles({ lost }: { readonly lost: readonly UploadItem[] }) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = chosenFiles(target.files ?? [])
    const found = matchLost(lost, chosen)
    for (const [key, file] of found) uploadQueue.give(key, file)
    const others = chosen.length - new Set(found.values()).size
    if (others > 0 && target === files.current)
      notices.add('info', 'uploads.tray.unmatched', { count: others, shown: sizes.count(others) })
    target.value = ''
  }
  const kept = lost.flatMap(({ key, handle }) => (handle ? [{ key, handle }] : []))
  const goOn = async () => {
    for (const { key, handle } of kept) {
      const file = await readHandle(handle)
      if (!file) return
      uploadQueue.give(key, file)
    }
  }
  return (
    <div className={styles.lost}>
      <p>{t('uploads.tray.lostText', { count: lost.length, shown: sizes.count(lost.length) })}</p>
      <input ref={files} type="file" multiple hidden onChange={take} />
      <input
        ref={element => {
          folder.current = element
          if (element) element.webkitdirectory = true
        }}
        type="file"
        hidden
        onChange={take}
      />
      <span className={styles.choices}>
        {kept.length > 0 && <Button onClick={() => void goOn()}>{t('uploads.tray.goOn')}</Button>}
        {kept.length < lost.length && (
          <Button onClick={() => files.current?.click()}>{t('uploads.tray.chooseAgain')}</Button>
        )}
        {lost.some(({ folder }) => folder !== '') && (
          <Button onClick={() => folder.current?.click()}>{t('uploads.ways.folder')}</Button>
        )}
      </span>
    </div>
  )
}

/** The difference between the lower edges of passing messages and of the tray. */
const edge = 4

/** Tells passing messages how high the tray is, so that they stand above it. */
function useRoomForTray() {
  const tray = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = tray
    if (!current) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--tray', `${current.offsetHeight + edge}px`))
    sizes.observe(current)
    return () => {
      sizes.disconnect()
      style.removeProperty('--tray')
    }
  }, [])
  return tray
}

const restMs = 20_000

/** Closes the tray some time after everything has arrived: it would lie on forms. Not while it is pointed at, used or open. */
function useLeaveWhenDone(tray: Tray, isOpen: boolean) {
  const [isHeld, setHeld] = useState(false)
  const { sums, phase, lost } = tray
  const isLeaving = phase === 'done' && sums.of.failed === 0 && lost.length === 0 && !isOpen && !isHeld
  const leave = useEffectEvent(tray.close)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(leave, restMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

/** The uploads of this tab, on whatever page one is: quiet, at the edge, open to each file's state (C-F01). */
export function UploadTray() {
  const tray = useTray()
  return tray.items.length === 0 ? null : <OpenTray tray={tray} />
}

function OpenTray({ tray }: { readonly tray: Tray }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const element = useRoomForTray()
  const holding = useLeaveWhenDone(tray, isOpen)
  return (
    <section ref={element} className={styles.tray} aria-label={t('uploads.tray.label')} {...holding}>
      <TrayHead tray={tray} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {tray.lost.length > 0 && <LostFiles lost={tray.lost} />}
      {isOpen && <TrayList items={tray.items} />}
      {tray.sums.of.ready > 0 && !tray.isOnItsWay && <TrayDone batches={tray.batches} />}
      <TrayAnnouncement sums={tray.sums} phase={tray.phase} />
    </section>
  )
}

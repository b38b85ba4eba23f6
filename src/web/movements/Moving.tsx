import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditMethod } from '#model/audits/finding.ts'
import type { FieldResult } from '#model/engine/aspects/field-work.ts'
import { countingEntries, latestFirst } from '#model/field-work/entry.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { isUnsent } from '../field-work/device/device-lists.ts'
import type { DeviceOwner } from '../field-work/device/device-owner.ts'
import type { KeptEntry, KeptItem, KeptList, KeptPlace, LogEntry } from '../field-work/device/kept.ts'
import { logOnDevice } from '../field-work/device/log-on-device.ts'
import styles from '../field-work/page/Field.module.css'
import { FieldFrame } from '../field-work/page/FieldFrame.tsx'
import { LastEntries } from '../field-work/page/LastEntries.tsx'
import { matchCode } from '../field-work/page/match-code.ts'
import { NumberEntry } from '../field-work/page/NumberEntry.tsx'
import { recordEntryFor } from '../field-work/page/record-entry.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import lineStyles from './MoveLine.module.css'
import { MoveLine } from './MoveLine.tsx'

const plain = (text: string): string => text.replaceAll(/\s+/g, '').toLocaleLowerCase()

/** The place that a code on a label means, or its name. */
function placeOf(code: string, places: readonly KeptPlace[]): KeptPlace | undefined {
  const wanted = plain(code)
  const found = places.filter(
    ({ code: own, name }) =>
      plain(own ?? '') === wanted || plain(name) === wanted || plain(name.split('›').at(-1) ?? '') === wanted,
  )
  return found.length === 1 ? found[0] : undefined
}

/** The latest entry that counts, by object. */
const latestOf = (log: readonly LogEntry[]): ReadonlyMap<string | null, LogEntry> =>
  new Map(
    countingEntries(log)
      .toSorted(latestFirst)
      .toReversed()
      .map(entry => [entry.objectId, entry]),
  )

/** The place where objects are put survives a reload. */
const placeKey = (id: string) => `vitrine.move.${id}.place`

/** The answer to a code that was read. */
type Answer =
  | { readonly kind: 'put'; readonly item: KeptItem }
  | { readonly kind: 'noPlace'; readonly item: KeptItem }
  | { readonly kind: 'stranger'; readonly code: string; readonly method: AuditMethod }
  | { readonly kind: 'several'; readonly items: readonly KeptItem[] }

export interface MovingProps {
  readonly owner: DeviceOwner
  readonly list: KeptList
  readonly entries: readonly KeptEntry[]
}

/** A movement: a place is scanned, then what is put there, one object after the other. */
export function Moving({ owner, list, entries }: MovingProps) {
  const { t } = useTranslation()
  const [placeId, setPlaceId] = useState(() => sessionStorage.getItem(placeKey(list.id)) ?? '')
  const [answer, setAnswer] = useState<Answer>()
  const noteDown = useMemo(() => recordEntryFor(list, owner), [list, owner])
  const latest = useMemo(() => latestOf(logOnDevice(list, entries)), [list, entries])
  const place = list.otherPlaces.find(({ id }) => id === placeId)
  const nameOf = (id: string | null) =>
    [...list.otherPlaces, ...list.places].find(each => each.id === id)?.name ?? ''
  const choose = (id: string) => {
    sessionStorage.setItem(placeKey(list.id), id)
    setPlaceId(id)
    setAnswer(undefined)
  }
  const say = ({ objectId }: KeptItem, result: FieldResult, locationId: string | null) =>
    void noteDown({ result, objectId, locationId })
  const put = (item: KeptItem) => {
    if (place) say(item, 'PUT', place.id)
    setAnswer({ kind: place ? 'put' : 'noPlace', item })
  }
  const read = (code: string, method: AuditMethod) => {
    const found = matchCode(code, list.items)
    const [item] = found
    const there = item ? undefined : placeOf(code, list.otherPlaces)
    if (there) choose(there.id)
    else if (found.length > 1) setAnswer({ kind: 'several', items: found })
    else if (item) put(item)
    else setAnswer({ kind: 'stranger', code: code.trim(), method })
  }
  const byPlace = Map.groupBy(list.items, item => item.placeId)
  const isDone = (item: KeptItem) => latest.get(item.objectId)?.result === 'PUT' || item.settled === true
  const isOver = list.closed || list.readOnly === true
  return (
    <FieldFrame
      words="movePhone"
      title={list.title}
      waiting={entries.filter(isUnsent).length}
      back={{ label: list.number, to: procedurePath(list.id) }}
    >
      {isOver && (
        <Banner kind="info" inset role="note">
          {t(list.closed ? 'movePhone.closed' : 'movePhone.readOnly')}
        </Banner>
      )}
      <SelectField
        label={t('movePhone.place')}
        hint={t('movePhone.placeHint')}
        none={t('auditPhone.choose')}
        value={placeId}
        options={list.otherPlaces.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => choose(target.value)}
      />
      <NumberEntry label={t('movePhone.code')} button={t('movePhone.enter')} onCode={read} />
      <div aria-live="polite">
        {answer && (
          <div className={styles.answer} data-kind={answer.kind === 'put' ? 'here' : 'elsewhere'}>
            <p>
              {answer.kind === 'put' && t('movePhone.answer.put', { place: place?.name ?? '' })}
              {answer.kind === 'noPlace' && t('movePhone.answer.noPlace')}
              {answer.kind === 'several' && t('movePhone.answer.several')}
              {answer.kind === 'stranger' && t('movePhone.answer.stranger', { code: answer.code })}
            </p>
            {'item' in answer && (
              <p className={styles.about}>
                {answer.item.number} · {answer.item.title}
              </p>
            )}
            {answer.kind === 'several' &&
              answer.items.map(item => (
                <Button key={item.objectId} onClick={() => put(item)}>
                  {item.number} · {item.title}
                </Button>
              ))}
            {answer.kind === 'stranger' && place && (
              <Button
                onClick={() => {
                  const objectId =
                    /^https?:\/\/[^\s?#]+\/(\d+)\/?(?:[?#]\S*)?$/.exec(answer.code)?.[1] ?? null
                  void noteDown({
                    result: 'PUT',
                    objectId,
                    number: objectId ? '' : answer.code,
                    locationId: place.id,
                    method: answer.method,
                    adds: true,
                  })
                  setAnswer(undefined)
                }}
              >
                {t('movePhone.answer.add', { place: place.name })}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={styles.quiet}>
        {t('movePhone.done', { done: list.items.filter(isDone).length, count: list.items.length })}
      </p>
      {list.places.map(from => (
        <section key={from.id} className={lineStyles.group}>
          <h2>{from.name || t('auditPhone.noPlace')}</h2>
          <ul className={styles.items}>
            {(byPlace.get(from.id) ?? []).map(item => (
              <MoveLine
                key={item.objectId}
                owner={owner.key}
                item={item}
                latest={latest.get(item.objectId)}
                latestPlace={nameOf(latest.get(item.objectId)?.locationId ?? null)}
                done={isDone(item)}
                place={place}
                onSay={(result, locationId) => say(item, result, locationId)}
              />
            ))}
          </ul>
        </section>
      ))}
      <LastEntries
        list={list}
        entries={entries}
        words="movePhone"
        noteDown={noteDown}
        say={({ result, locationId }) =>
          t(`movePhone.results.${result as FieldResult}`, { place: nameOf(locationId) })
        }
      />
    </FieldFrame>
  )
}

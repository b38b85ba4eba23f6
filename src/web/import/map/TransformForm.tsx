import { useTranslation } from 'react-i18next'
import { effective, idleOptions } from '#model/exchange/idle-options.ts'
import { type ReaderName, readers, type Target } from '#model/exchange/mapping.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useImportArea } from '../use-import.ts'

/** Texts one a line, as a person edits them. */
export const linesOf = (texts: readonly string[] | undefined): string => (texts ?? []).join('\n')

/** The texts of some lines; none for a blank box. Separators keep their spaces: ' and ' is not 'and'. */
export function asLines(text: string, trimmed: boolean): readonly string[] | undefined {
  const lines = text.split('\n').map(line => (trimmed ? line.trim() : line))
  const filled = lines.filter((line, at) => line !== '' || (!trimmed && at < lines.length - 1 && at > 0))
  return filled.every(line => line === '') ? undefined : filled.filter(line => line !== '')
}

/** 'old = new', one a line. */
export const pairsOf = (values: Readonly<Record<string, string>> | undefined): string =>
  Object.entries(values ?? {})
    .map(([old, by]) => `${old} = ${by}`)
    .join('\n')

export function asPairs(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = text.split('\n').flatMap(line => {
    const at = line.indexOf('=')
    const old = line.slice(0, Math.max(0, at)).trim()
    return old === '' ? [] : [[old, line.slice(at + 1).trim()] as const]
  })
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs)
}

interface TransformFormProps {
  readonly target: Target
  readonly onChange: (target: Target) => void
}

/** Changes to the text of a column on its way to the field. */
export function TransformForm({ target, onChange }: TransformFormProps) {
  const { t } = useTranslation()
  const { reader = 'value', path } = target
  const { declaration } = useImportArea()
  // An option without effect would have the mapping refused.
  const change = (patch: Partial<Target>) => onChange(effective(declaration, { ...target, ...patch }))
  const idle = (given: Partial<Target>) => idleOptions(declaration, { path, reader, ...given })
  const fitting = readers.filter(
    value => value === reader || !idle({ reader: value }).some(option => ['path', 'reader'].includes(option)),
  )
  const isLink = !idle({ missing: 'create' }).includes('missing')
  return (
    <>
      <FormRow label={t('import.map.reader')}>
        <Select
          extent="full"
          value={reader}
          options={fitting.map(value => ({ value, label: t(`import.map.readers.${value}`) }))}
          onChange={event => change({ reader: event.target.value as ReaderName })}
        />
      </FormRow>
      {reader === 'value' && (
        <>
          <FormRow label={t('import.map.split')} hint={t('import.map.splitHint')}>
            <TextArea
              value={linesOf(target.split)}
              onChange={event => change({ split: asLines(event.target.value, false) })}
            />
          </FormRow>
          {target.split && (
            <FormRow label={t('import.map.take')}>
              <Select
                extent="short"
                value={target.take ?? 'all'}
                options={(['all', 'first', 'rest'] as const).map(value => ({
                  value,
                  label: t(`import.map.takes.${value}`),
                }))}
                onChange={event =>
                  change({
                    take: event.target.value === 'all' ? undefined : (event.target.value as 'first' | 'rest'),
                  })
                }
              />
            </FormRow>
          )}
        </>
      )}
      <FormRow label={t('import.map.empty')} hint={t('import.map.emptyHint')}>
        <TextArea
          value={linesOf(target.empty)}
          onChange={event => change({ empty: asLines(event.target.value, true) })}
        />
      </FormRow>
      <FormRow label={t('import.map.values')} hint={t('import.map.valuesHint')}>
        <TextArea
          key={target.path}
          defaultValue={pairsOf(target.values)}
          onBlur={event => change({ values: asPairs(event.target.value) })}
        />
      </FormRow>
      <FormRow label={t('import.map.prefix')}>
        <TextInput
          value={target.prefix ?? ''}
          onChange={event => change({ prefix: event.target.value || undefined })}
        />
      </FormRow>
      <FormRow label={t('import.map.suffix')}>
        <TextInput
          value={target.suffix ?? ''}
          onChange={event => change({ suffix: event.target.value || undefined })}
        />
      </FormRow>
      {isLink && (
        <FormRow label={t('import.map.missing')}>
          <Select
            value={target.missing ?? 'name'}
            options={(['name', 'refuse', 'create'] as const).map(value => ({
              value,
              label: t(`import.map.missings.${value}`),
            }))}
            onChange={event =>
              change({
                missing:
                  event.target.value === 'name' ? undefined : (event.target.value as 'refuse' | 'create'),
              })
            }
          />
        </FormRow>
      )}
      <FormRow label={t('import.map.whenEmpty')}>
        <Select
          value={target.whenEmpty ?? 'nothing'}
          options={(['nothing', 'warn', 'refuse'] as const).map(value => ({
            value,
            label: t(`import.map.whenEmptys.${value}`),
          }))}
          onChange={event =>
            change({
              whenEmpty:
                event.target.value === 'nothing' ? undefined : (event.target.value as 'warn' | 'refuse'),
            })
          }
        />
      </FormRow>
    </>
  )
}

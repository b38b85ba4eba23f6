import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listObjects } from '#model/api/procedures/objects.ts'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import type { ProcedureRow } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { CardSearchBox } from '../../../cards/CardSearchBox.tsx'
import type { CardArea } from '../../../cards/card-area.ts'
import { useSettled } from '../../../cards/data/use-settled.ts'
import { useFoundWords } from '../../../cards/use-found-words.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { StatusBadge } from '../../StatusBadge.tsx'
import { linesArea } from '../lines-area.ts'
import { useLineTexts } from '../use-line-texts.ts'
import type { SourceProps } from './given.ts'
import { PickOne } from './PickOne.tsx'

/** True for procedures of a type whose lines are about records of the area. */
function isAbout(name: string, area: CardArea): boolean {
  const declaration = procedureNamed(name)
  return declaration !== undefined && linesArea(declaration) === area
}

interface ProcedureSourceProps extends SourceProps {
  readonly besides: string
  /** The area of the records. */
  readonly area: CardArea
}

/** The records of another procedure about such ones, for example for a renewed loan or an audit after a move. */
export function ProcedureSource({ besides, area, onGiven }: ProcedureSourceProps) {
  const { t } = useTranslation()
  const say = useLineTexts(area.type)
  const found = useFoundWords(area)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const q = useSettled(text.trim())
  const { data } = useQuery({
    ...endpointQuery(listProcedures, { query: { ...(q && { q }), size: 50 } }),
    placeholderData: keepPreviousData,
  })
  const pick = async ({ id }: ProcedureRow) => {
    setChosen(id)
    onGiven(undefined)
    try {
      const query = { withoutFilters: 'true', page: 0, size: 1 } as const
      const { ids = [] } = await call(listObjects, { params: { id }, query })
      onGiven({ kind: 'selection', selection: { ids }, count: ids.length })
    } catch {
      setChosen(undefined)
      notices.add('error', 'common.somethingWentWrong')
    }
  }
  return (
    <>
      <CardSearchBox
        label={t('procedureObjects.find.label')}
        placeholder={t('procedureObjects.find.placeholder')}
        text={text}
        onType={setText}
      />
      <PickOne
        label={t('procedureObjects.add.source.procedure')}
        items={(data?.result ?? []).filter(
          ({ id, type, objectsCount }) => id !== besides && objectsCount > 0 && isAbout(type, area),
        )}
        value={chosen}
        onPick={row => void pick(row)}
        nameOf={({ title }) => title}
        aboutOf={({ number, objectsCount, status }) => (
          <>
            <StatusBadge status={status} /> {number} · {found(objectsCount)}
          </>
        )}
        none={say('procedureObjects.find.none')}
      />
    </>
  )
}

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Revision } from '#model/api/cards/shapes.ts'
import { eventPath } from '#model/engine/diff.ts'
import { acquisition } from '#model/procedures/acquisition/acquisition.ts'
import texts from '../../../../locales/en/procedures.json'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { useEventWords } from './use-event-words.tsx'

preparePages()

/** Whatever an event may say of itself. */
const details = {
  ...{
    from: 'proposed',
    to: 'examined',
    count: 2,
    number: 'MV 7',
    recipient: 'Ewa Żak',
    task: 'Thank',
    answer: 'x',
  },
  ...{ attachmentType: 'AGREEMENT', first: '2027.1.1', last: '2027.1.2' },
}

const revision = (action: string): Revision => ({
  version: 2,
  at: '2027-03-01T08:00:00.000Z',
  by: { id: '1', name: 'Anna Rossi' },
  outsider: null,
  onBehalfOf: null,
  action,
  operationId: null,
  changes: [{ path: eventPath, kind: 'set', before: null, after: details }],
})

const actions = Object.keys(texts.events).map(key => key.replace(/(_file)?_(one|few|many|other)$/, ''))

function Titles() {
  const wordsOf = useEventWords(acquisition)
  return (
    <ul>
      {[...new Set(actions)].map(action => (
        <li key={action}>{wordsOf(revision(action)).title}</li>
      ))}
    </ul>
  )
}

test('The history of a procedure fills in what its sentences name', async () => {
  await renderPage(<Titles />)
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toContain('2 numbers assigned, from 2027.1.1 to 2027.1.2')
  expect(said.filter(words => /\{\{(?!name|hash)/.test(words ?? ''))).toEqual([])
})

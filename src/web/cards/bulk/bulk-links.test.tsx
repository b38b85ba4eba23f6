import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { areaOf } from '../linked-cards.ts'
import { BulkDialog } from './BulkDialog.tsx'

const context = preparePages()
const objects = areaOf('object')
if (!objects) throw new Error('objects are not declared')

test('All that was picked is linked with the cards that are ticked; what it would do is shown before [C-K16] [C-K08]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueLinkCardWithFile', 'personRead']))
  const row = {
    id: '21',
    type: { id: 5, name: 'PERSON' },
    number: '',
    title: 'Exekias',
    subtitle: '',
    thumbnailUrl: null,
    publishedOnWeb: false,
    completeness: 0,
    lock: null,
    relatedEntitiesCount: {},
    createdAt: '',
    updatedAt: '',
    columns: {},
  }
  context.network.on('GET /api/v1/catalogue/persons/', {
    json: { result: [row], facets: [], page: 0, totalSize: 1, totalIsAtLeast: false, blocksize: 25 },
  })
  context.network.on('GET /api/v1/lists/ASSOC', { json: { terms: [], totalCount: 0 } })
  const after = { type: 'person', ids: ['21'], association: '1', title: 'Exekias' }
  context.network.on('POST /api/v1/catalogue/bulk/preview', {
    json: {
      total: 2,
      frozen: '00000000-0000-4000-8000-000000000000',
      changed: 1,
      unchanged: 1,
      refused: 0,
      missing: [],
      withheld: 0,
      samples: [
        {
          id: '1',
          number: 'A 1',
          title: 'Amphora',
          changes: [{ path: '@links', kind: 'added', before: null, after }],
          problem: null,
        },
      ],
    },
  })
  await renderPage(
    <BulkDialog
      area={objects}
      basket={{
        kind: 'picked',
        items: ['1', '2'].map(id => ({ id, number: id, title: '', thumbnailUrl: null })),
      }}
      onClose={() => undefined}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'linkCards')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Exekias/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(screen.getByRole('cell', { name: 'Exekias' })).toBeTruthy())
  expect(JSON.parse(context.network.to('POST')[0]?.body ?? '').action).toEqual({
    kind: 'linkCards',
    type: 'PERSON',
    itemIds: ['21'],
  })
})

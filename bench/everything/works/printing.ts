import type { PrintJobRow } from '#model/api/print-jobs.ts'
import { download } from '../../exchange/museum-person.ts'
import { catalogue, until, type Visitor, type Work } from '../visitor.ts'

/** A document that is printed by a job. */
export async function printed({ ask }: Visitor, template: string, body: object): Promise<void> {
  const order = await ask<PrintJobRow>('POST', `/api/v1/template/${template}/jobs`, body)
  const now = await until(
    () => ask<PrintJobRow>('GET', `/api/v1/print-jobs/${order.id}`),
    ({ state }) => state !== 'WAITING' && state !== 'RUNNING',
  )
  if (now.state !== 'DONE') throw new Error(`a print is ${now.state}: ${now.failure}`)
}

/** What is printed of objects. */
export function printingWorks(visitor: Visitor): readonly Work[] {
  const { person, ids, ask } = visitor
  const some = ids.slice(0, 100)
  const now = (name: string, template: string, body: object): Work => ({
    name,
    run: () => download(person, `/api/v1/template/${template}`, body),
  })
  return [
    { name: 'one object as PDF', run: () => ask('GET', `${catalogue}/${ids[0]}/pdf`) },
    {
      name: '100 objects in full as PDF',
      run: () => download(person, `${catalogue}/pdf`, { selection: { ids: some }, viewType: 'FULL' }),
    },
    {
      name: '300 objects as a list',
      run: () =>
        download(person, `${catalogue}/pdf`, {
          selection: { ids: ids.slice(0, 300) },
          viewType: 'PREVIEW',
        }),
    },
    now('labels, 100 objects 100 times', 'labels-a4-3x8', { selection: { ids: some }, copies: 100 }),
    now('sheets of 100 objects', 'object-card', { selection: { ids: some } }),
    now('a table of 300 objects', 'object-list', { selection: { ids: ids.slice(0, 300) } }),
    {
      name: 'sheets of 1,000 objects, by a job',
      run: () => printed(visitor, 'object-card', { selection: { ids: ids.slice(0, 1000) } }),
    },
    {
      name: 'a table of 2,000 objects, by a job',
      run: () => printed(visitor, 'object-list', { selection: { ids: ids.slice(0, 2000) } }),
    },
    {
      name: 'labels of 2,000 objects, by a job',
      run: () => printed(visitor, 'labels-a4-3x8', { selection: { ids: ids.slice(0, 2000) } }),
    },
  ]
}

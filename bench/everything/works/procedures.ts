import { randomUUID } from 'node:crypto'
import type { createReport } from '#model/api/condition-reports.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import { mostAdded } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { download } from '../../exchange/museum-person.ts'
import type { Visitor, Work } from '../visitor.ts'
import { printed } from './printing.ts'

const path = '/api/v1/procedures'
/** Findings that a device sends at a time. */
const findingsAtATime = 200

/** Loans and audits of as many objects as a procedure takes at a time, and condition reports. */
export function procedureWorks(visitor: Visitor): readonly Work[] {
  const { person, objects, ids, ask } = visitor
  const count = Math.min(objects, mostAdded)
  // As the invented objects are numbered.
  const numbers = Array.from({ length: count }, (_, at) => `${1850 + Math.floor(at / 1000)}.${at % 1000}`)
  const begun = { loan: '', audit: '', report: '' }

  const begin = async (type: string, values: object = {}): Promise<string> =>
    (await ask<Procedure>('POST', path, { type, title: `All, ${type}`, values })).id
  const ofLoan = (name: string, rest: string): Work => ({
    name: `a loan of ${count}, ${name}`,
    run: () => ask('GET', `${path}/${begun.loan}${rest}`),
  })
  const auditPath = () => `${path}/inventory-audit/${begun.audit}`
  const ofAudit = (name: string, run: () => Promise<unknown>): Work => ({
    name: `an audit of ${count}, ${name}`,
    run,
  })

  async function report(): Promise<void> {
    const made = await ask<OutputOf<typeof createReport>>('POST', '/api/v1/condition-reports', {
      objectId: ids[0],
    })
    begun.report = made.id
    for (let at = 0; at < 50; at++)
      await ask('POST', `/api/v1/condition-reports/${begun.report}/damages`, {
        values: { damageNote: `Crack ${at}, with a few words about it` },
      })
    await ask('GET', `/api/v1/condition-reports/${begun.report}`)
  }

  return [
    {
      name: `a loan of ${count}, its numbers pasted`,
      run: async () => {
        begun.loan = await begin('LOAN_OUT', { loan: { start: '2027-03-01', end: '2027-09-30' } })
        await ask('PUT', `${path}/${begun.loan}/objects`, { numbers })
      },
    },
    ofLoan('opened', ''),
    ofLoan('its objects', '/objects?withoutFilters=true&size=200'),
    ofLoan('what is taken', '/objects/availability'),
    ofLoan('what happened', '/events'),
    {
      name: `a loan of ${count}, printed`,
      run: () => printed(visitor, 'loan-agreement', { procedureId: begun.loan }),
    },
    {
      name: `a loan of ${count}, taken over into another`,
      run: async () => {
        const other = await begin('LOAN_OUT', { loan: { start: '2027-05-01', end: '2027-10-30' } })
        await ask('PUT', `${path}/${other}/objects`, { fromProcedure: begun.loan })
        await ask('GET', `${path}/${other}/objects/availability`)
      },
    },
    { name: 'list of procedures', run: () => ask('GET', path) },
    ofAudit('begun', async () => {
      begun.audit = await begin('INVENTORY_AUDIT')
      await ask('PUT', `${path}/${begun.audit}/objects`, { numbers })
    }),
    ofAudit('its list frozen', () => ask('POST', `${auditPath()}/list`, {})),
    ofAudit('its list fetched', async () => {
      for (let page = 0; page * 2000 < count; page++)
        await ask('GET', `${auditPath()}/list?page=${page}&size=2000`)
    }),
    ofAudit('2,000 objects found', async () => {
      for (let at = 0; at < Math.min(2000, ids.length); at += findingsAtATime)
        await ask('POST', `${auditPath()}/findings`, {
          findings: ids.slice(at, at + findingsAtATime).map((objectId, index) => ({
            id: randomUUID(),
            objectId,
            number: '',
            note: '',
            result: index % 10 === 0 ? 'MISSING' : 'IN_PLACE',
            at: new Date().toISOString(),
          })),
        })
    }),
    ofAudit('how far it is', () => ask('GET', `${auditPath()}/progress`)),
    ofAudit('what was found', () => ask('GET', `${auditPath()}/changes`)),
    ofAudit('its discrepancies', () => ask('GET', `${auditPath()}/discrepancies?size=200`)),
    ofAudit('its report', () => ask('GET', `${auditPath()}/report`)),
    ofAudit('its report as PDF', async () => {
      const answer = await fetch(`${person.address}${auditPath()}/report/pdf`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
      if (!answer.ok) throw new Error(await answer.text())
      await answer.arrayBuffer()
    }),
    ofAudit('signed off', () => ask('POST', `${auditPath()}/sign-off`, { summary: '', reason: 'By me' })),
    ofAudit('its signed report', () => ask('GET', `${auditPath()}/report`)),
    { name: 'a condition report of 50 damages', run: report },
    {
      name: 'that report as PDF',
      run: () => ask('GET', `/api/v1/condition-reports/${begun.report}/pdf`),
    },
    {
      name: 'a receipt of 300 objects',
      run: () =>
        download(person, '/api/v1/template/loan-receipt-out', {
          procedureId: begun.loan,
          objectIds: ids.slice(0, 300),
        }),
    },
  ]
}

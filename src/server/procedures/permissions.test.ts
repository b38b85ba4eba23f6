import { expect, test } from 'vitest'
import { type ProcedureAction, permissionsTo } from '#model/procedures/define-procedure.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type TestMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

type Call = readonly [action: ProcedureAction, method: Method, path: string, body?: object]

/** Every call of a loan, with what it asks for. Bodies change nothing that the others need. */
const calls = (id: string): readonly Call[] => [
  ['read', 'GET', `/${id}`],
  ['read', 'GET', `/${id}/managers`],
  ['read', 'GET', `/${id}/events`],
  ['read', 'GET', `/${id}/links`],
  ['read', 'GET', `/${id}/objects`],
  ['read', 'GET', `/${id}/objects/details?ids=1`],
  ['read', 'GET', `/${id}/objects/availability`],
  ['read', 'GET', `/${id}/attachments`],
  ['read', 'GET', `/${id}/room`],
  ['read', 'GET', '/users'],
  ['start', 'POST', '', { type: loanOut.name, title: 'Another' }],
  ['edit', 'PUT', `/${id}`, { version: 0 }],
  ['edit', 'PUT', `/${id}/status`, { step: 'inReview' }],
  ['edit', 'DELETE', `/${id}/managers`, { managers: [] }],
  ['edit', 'PUT', `/${id}/objects`, { numbers: ['none'] }],
  ['edit', 'DELETE', `/${id}/objects`, { ids: ['1'] }],
  ['edit', 'POST', `/${id}/attachments`, { fileId: '1', attachmentType: 'OTHER' }],
  ['edit', 'POST', `/${id}/room`, { recipient: 'Muzeum Toruń' }],
  ['delete', 'DELETE', `/${id}`],
]

const actions: readonly ProcedureAction[] = ['read', 'start', 'edit', 'close', 'delete']

async function holder(museum: TestMuseum, codes: readonly (typeof loanOut.permissions.read)[number][]) {
  const person = await registrar(app, museum, { role: 'USER', permissions: [...codes] })
  return async ([, method, path, body]: Call) => (await person.ask(method, `/procedures${path}`, body)).status
}

test('Each call of a procedure asks for what it does, of that type: who holds the rest is refused, and who may not read it does not find it [P-P04] [P-P12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const begin = async () =>
    (await anna.ask('POST', '/procedures', { type: loanOut.name, title: 'Silver' })).body.id
  const id = await begin()
  const elsewhere = await holder(museum, Object.values(inventoryAudit.permissions).flat())
  for (const call of calls(id))
    if (call[2].startsWith(`/${id}`)) expect(await elsewhere(call), `${call[1]} ${call[2]}`).toBe(404)
    else if (call[0] === 'start') expect(await elsewhere(call)).toBe(403)

  for (const action of actions) {
    const mine = await begin()
    const asks = await holder(museum, [...permissionsTo(loanOut, 'read'), ...permissionsTo(loanOut, action)])
    for (const call of calls(mine)) {
      const may = call[0] === action || call[0] === 'read'
      const status = await asks(call)
      const what = `${action}: ${call[1]} ${call[2]}`
      if (may) expect([401, 403, 404], what).not.toContain(status)
      else expect(status, what).toBe(403)
    }
  }
})

test('Closing and reopening ask for the permission to close, condition checks of a loan for those of checks and of the loan [P-P04] [C-P02] [C-P07]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const { id } = (await anna.ask('POST', '/procedures', { type: loanOut.name, title: 'Silver' })).body
  const path = `/loan-out/${id}/condition-check`
  const check = (method: Method): Call =>
    method === 'POST' ? ['edit', method, path, { reason: 'departure' }] : ['edit', method, path]
  const lends = await holder(museum, ['loan-out-read', 'loan-out-edit'])
  const checks = await holder(museum, [
    'condition-check-read',
    'condition-check-start',
    'condition-check-delete',
    'loan-out-read',
  ])
  const both = await holder(museum, [
    'loan-out-read',
    'loan-out-edit',
    'condition-check-read',
    'condition-check-start',
    'condition-check-delete',
  ])
  for (const method of ['POST', 'DELETE'] as const) {
    expect([await lends(check(method)), await checks(check(method))], method).toEqual([403, 403])
    expect(await both(check(method)), method).toBeLessThan(300)
  }
  const move = (status: string): Call => ['edit', 'PUT', `/${id}/status`, { status, reason: 'So it is' }]
  const closes = await holder(museum, ['loan-out-read', 'loan-out-close'])
  for (const status of ['ONGOING', 'DONE']) {
    expect(await closes(move(status))).toBe(403)
    expect(await lends(move(status))).toBe(200)
  }
  expect([await lends(move('CLOSED')), await closes(move('CLOSED'))]).toEqual([403, 200])
  expect([await lends(move('ONGOING')), await closes(move('ONGOING'))]).toEqual([403, 200])
})

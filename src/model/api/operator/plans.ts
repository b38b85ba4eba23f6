import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

const whole = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max))

/** Fields of a plan that can change. Duration and storage are fixed, because past orders refer to them. */
const offered = { price: whole(0, 10_000_000), active: z.boolean() }
const size = {
  /** Years. */
  duration: whole(1, 20),
  /** GB. */
  storageLimit: whole(1, 1_000_000),
}

export const operatedPlan = z.object({ id, ...size, ...offered })
export type OperatedPlan = z.output<typeof operatedPlan>

export const listPlans = endpoint({
  name: 'operator.plans.list',
  method: 'GET',
  path: '/api/v1/operator/plans',
  access: 'operator',
  summary: 'All plans, including those no longer offered',
  output: z.object({ result: z.array(operatedPlan) }),
})

export const addPlan = endpoint({
  name: 'operator.plans.add',
  method: 'POST',
  path: '/api/v1/operator/plans',
  access: 'operator',
  summary: 'Add a plan',
  body: z.object({ ...size, ...offered }),
  output: operatedPlan,
  status: 201,
})

/** Earlier orders keep their price. */
export const changePlan = endpoint({
  name: 'operator.plans.change',
  method: 'PUT',
  path: '/api/v1/operator/plans/:id',
  access: 'operator',
  summary: 'Change the price of a plan, or whether it is offered',
  params: z.object({ id }),
  body: z.object(offered),
})

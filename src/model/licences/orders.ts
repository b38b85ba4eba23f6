/** The way of an order: it acts at once; the operator of the platform writes the invoice and notes the payment. */
export const orderStates = ['ORDERED', 'INVOICED', 'PAID', 'CANCELLED'] as const

export type OrderState = (typeof orderStates)[number]

/** Length of the museum's own number of an order. */
export const longestPurchaseOrder = 60

/** States of an order: it takes effect immediately; an operator then records invoice and payment. */
export const orderStates = ['ORDERED', 'INVOICED', 'PAID', 'CANCELLED'] as const

export type OrderState = (typeof orderStates)[number]

/** Maximum length of the museum's own order number. */
export const longestPurchaseOrder = 60

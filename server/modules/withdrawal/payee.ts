import type { Payee } from '../../payouts/payouts'

/** Recipient of a withdrawal, as it is sealed. */
export type SealedPayee = Pick<Payee, 'number' | 'name' | 'phone'>

/** The number in the opened payee of a withdrawal. */
export const payeeNumber = (opened: string): string => (JSON.parse(opened) as SealedPayee).number

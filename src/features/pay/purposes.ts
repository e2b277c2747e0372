import { back, replace } from '@/platform/navigation'
import type { Host, Purpose } from './paying'
import { words } from './paying/text'

/** The screens of what payments are for; what is not in the table goes back to the screen that asked for the payment. */
interface PurposeView {
  readonly paid: (subjectId: string) => Promise<unknown>
}

const purposes: Partial<Record<string, PurposeView>> = {
  topUp: { paid: (id) => replace('rechargeSuccess', { id }) },
}

const paid = async (purpose?: Purpose): Promise<unknown> => {
  const view = purpose && purposes[purpose.purpose]
  return view ? view.paid(purpose.subjectId) : back()
}

/** Where the pay screen goes on from a payment that is for no order. */
export const paymentHost: Host = { paid, left: () => back(), leaveText: () => words().leaveAny }

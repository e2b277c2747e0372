import { PayModel } from '@/features/pay/paying'
import { toast } from '@/platform/view/feedback'
import { open } from '@/platform/navigation/navigation'
import { renewal } from '@/platform/navigation/renewal'
import type { Api } from '@/services/api'
import { makeModel, type RootState } from '@/state'
import { words } from './text'

/** Payments whose membership has been shown, since this screen may be remounted with the others. */
const shown = new Set<string>()

/** Payment of a membership that was opened (product text §2, super membership). */
export class MemberPayModel {
  readonly paying: PayModel

  constructor(
    api: Api,
    private readonly root: RootState,
    private readonly paymentId: string,
  ) {
    const leave = () => open('member')
    this.paying = new PayModel(api, { paymentId }, { paid: this.paid, left: leave, leaveText: () => words().leaveText })
    makeModel(this, 'root', 'paymentId', 'paying')
  }

  /** Takes the member prices over everywhere: the customer and the cart, then all screens that are open. */
  private paid = async () => {
    const { root, paymentId } = this
    if (shown.has(paymentId)) return open('member')
    shown.add(paymentId)
    await open('member')
    toast(words().opened)
    await Promise.all([root.session.refresh(), root.cart.refresh()])
    renewal.begin()
  }
}

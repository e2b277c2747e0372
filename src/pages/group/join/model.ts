import { needsLogin } from '@/platform/navigation/gate'
import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'

/** Invitation to a shared cart; a visitor logs in before joining. */
export class JoinModel {
  readonly invitation: Resource<Answer<'groupCart.invitation'>>
  busy = false

  constructor(
    private readonly api: Api,
    private readonly token: string,
  ) {
    this.invitation = new Resource(() => api.groupCart.invitation({ token }, { quiet: true }))
    makeModel(this, 'api', 'token', 'invitation')
  }

  join(): void {
    needsLogin(() => this.joinNow())()
  }

  async open(): Promise<void> {
    const { cartId } = this.invitation.ready
    if (cartId) await replace('groupCart', { id: cartId })
  }

  toStore(): void {
    void replace('storeDetail', { id: this.invitation.ready.store.id })
  }

  dispose(): void {
    this.invitation.dispose()
  }

  private async joinNow(): Promise<void> {
    if (this.busy) return
    const cart = await whileBusy(this, () => this.api.groupCart.join({ token: this.token }))
    if (cart) await replace('groupCart', { id: cart.id })
    else await this.invitation.reload(false)
  }
}

import type { VoucherLine } from '@contract/entities/voucher'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

export const tabs = ['usable', 'past'] as const
export type VoucherTab = (typeof tabs)[number]

/** The customer's vouchers: those that can be used, and the others. */
export class VouchersModel {
  list: PagedResource<VoucherLine, undefined, Answer<'voucher.list'>>
  tab: VoucherTab = 'usable'

  constructor(private readonly api: Api) {
    this.list = this.newList()
    makeModel(this, 'api')
  }

  choose(tab: VoucherTab): void {
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  dispose(): void {
    this.list.dispose()
  }

  private newList() {
    const { tab } = this
    return new PagedResource<VoucherLine, undefined, Answer<'voucher.list'>>((page) =>
      this.api.voucher.list({ ...page, tab }, { quiet: true }),
    )
  }
}

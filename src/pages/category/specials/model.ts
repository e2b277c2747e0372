import type { FoundGoods } from '@contract/entities/goods'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

/** Today's nearby specials with their end time (product text §2, specials). */
export class SpecialsModel {
  readonly list: PagedResource<FoundGoods, undefined, Answer<'goods.list'>>

  constructor(api: Api) {
    this.list = new PagedResource((page) => api.goods.list({ ...page, only: 'specials' }, { quiet: true }))
    makeModel(this)
  }

  get endsAt(): string | undefined {
    return this.list.about?.endsAt
  }

  dispose(): void {
    this.list.dispose()
  }
}

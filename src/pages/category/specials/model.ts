import { runInAction } from 'mobx'
import type { FoundGoods } from '@contract/entities/goods'
import type { Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

/** What costs less today in the stores around, and how long still (product text §2, specials). */
export class SpecialsModel {
  readonly list: PagedResource<FoundGoods>
  endsAt: string | undefined = undefined

  constructor(api: Api) {
    this.list = new PagedResource(async (page) => {
      const answer = await api.goods.list({ ...page, only: 'specials' }, { quiet: true })
      runInAction(() => (this.endsAt = answer.endsAt))
      return answer
    })
    makeModel(this)
  }

  dispose(): void {
    this.list.dispose()
  }
}

import { makeAutoObservable, runInAction } from 'mobx'
import { navigate } from '@/platform/gate'
import type { Answer, Api } from '@/services/api'
import { PagedResource } from '@/stores'

export type Special = Answer<'goods.list'>['items'][number]

/** What costs less today in the stores around, and how long still (product text §2, specials). */
export class SpecialsModel {
  readonly list: PagedResource<Special>
  endsAt: string | undefined = undefined

  constructor(api: Api) {
    this.list = new PagedResource(async (page) => {
      const answer = await api.goods.list({ ...page, only: 'specials' }, { quiet: true })
      runInAction(() => (this.endsAt = answer.endsAt))
      return answer
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  open({ id, storeId }: Special): void {
    navigate('storeDetail', { id: storeId, goodsId: id })
  }

  dispose(): void {
    this.list.dispose()
  }
}

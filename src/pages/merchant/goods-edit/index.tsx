import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { observer } from 'mobx-react'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { Resource, useModel } from '@/state'
import { GoodsForm } from './parts/form'
import { words } from './text'

interface Asked {
  goodsId?: string
  section?: string
}

export default screen('merchantGoodsEdit', (asked) => (
  <OwnStore tab="merchantGoods" title={asked.goodsId ? words().edit : words().add}>
    {(store) => <StoreItem key={store.id} store={store} asked={asked} />}
  </OwnStore>
))

/** The item with the sections of the menu. */
const StoreItem = observer(function StoreItem({ store, asked }: { store: ManagedStore; asked: Asked }) {
  const { goodsId, section } = asked
  const page = useModel(
    (api) =>
      new Resource(() =>
        api.merchant.goods({ storeId: store.id, pageSize: 1, ...(goodsId && { goodsId }) }, { quiet: true }),
      ),
  )
  const title = goodsId ? words().edit : words().add
  if (page.status === 'ready') {
    const { items, sections } = page.ready
    const goods = goodsId ? items[0] : undefined
    return <GoodsForm title={title} start={{ storeId: store.id, goods, sections, section }} />
  }
  return (
    <Screen title={title}>
      <AsyncView resource={page}>{() => null}</AsyncView>
    </Screen>
  )
})

import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { Resource, useModel } from '@/state'
import { ProductForm } from './parts/form'
import { words } from './text'

export default screen('merchantProductEdit', ({ productId }) => (
  <OwnStore tab="merchantGoods" title={productId ? words().edit : words().add}>
    {(store) => <OwnProduct key={store.id} store={store} id={productId} />}
  </OwnStore>
))

/** A product of the chosen shop with all that it can be set to, or a new one. */
const OwnProduct = observer(function OwnProduct({ store, id }: { store: ManagedStore; id: string | undefined }) {
  const setup = useModel(
    (api) =>
      new Resource(() => api.merchant.productSetup(id ? { productId: id } : { storeId: store.id }, { quiet: true })),
  )
  const title = id ? words().edit : words().add
  if (setup.status === 'ready') return <ProductForm title={title} start={{ storeId: store.id, setup: setup.ready }} />
  return (
    <Screen title={title}>
      <AsyncView resource={setup}>{() => null}</AsyncView>
    </Screen>
  )
})

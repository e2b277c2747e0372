import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { Resource, useModel } from '@/state'
import { PackageForm } from './parts/form'
import { words } from './text'

export default screen('merchantPackageEdit', ({ packageId }) => (
  <OwnStore tab="merchantMy" title={packageId ? words().edit : words().add}>
    {(store) => <OwnPackage key={store.id} store={store} id={packageId} />}
  </OwnStore>
))

/** A package of the chosen store, or a new one. */
const OwnPackage = observer(function OwnPackage({ store, id }: { store: ManagedStore; id: string | undefined }) {
  const packages = useModel((api) => new Resource(() => api.merchant.packages({ storeId: store.id }, { quiet: true })))
  const title = id ? words().edit : words().add
  if (packages.status === 'ready') {
    const { items, stores } = packages.ready
    const sold = items.find((each) => each.id === id)
    if (!id || sold) return <PackageForm title={title} start={{ storeId: store.id, sold, stores }} />
  }
  return (
    <Screen title={title}>
      <AsyncView resource={packages}>{() => <StateView kind="empty" title={words().gone} />}</AsyncView>
    </Screen>
  )
})

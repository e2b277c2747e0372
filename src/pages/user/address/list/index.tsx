import { Skeleton } from '@/components/base/Skeleton'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { AddressListModel } from './model'
import { AddressRow } from './parts/address-row'
import { words } from './text'

/** Placeholder for the address book. */
const AddressesSkeleton = () => (
  <View className={styles.addresses}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} width="100%" height={164} radius={24} />
    ))}
  </View>
)

export default screen('addressList', ({ storeId, select, chosen }) => {
  const model = useModel((api) => new AddressListModel(api, { storeId, selecting: Boolean(select), chosen }))
  useReturned(model.returned)
  const { title, choose } = words()
  return (
    <Screen title={model.selecting ? choose : title} footer={<Add onPress={() => void model.add()} />}>
      <AsyncView
        resource={model.addresses}
        skeleton={<AddressesSkeleton />}
        empty={{ when: ({ items }) => items.length === 0, view: <Empty /> }}
      >
        {() => <Addresses model={model} />}
      </AsyncView>
    </Screen>
  )
})

const Addresses = observer(({ model }: { model: AddressListModel }) => (
  <View className={styles.addresses} {...(model.selecting ? { role: 'radiogroup', 'aria-label': words().choose } : {})}>
    {model.addresses.ready.items.map((address) => (
      <AddressRow key={address.id} model={model} address={address} />
    ))}
  </View>
))

const Empty = observer(() => {
  const { empty, emptyText } = words()
  return <StateView kind="empty" art="place" title={empty} text={emptyText} />
})

const Add = observer(({ onPress }: { onPress: () => void }) => (
  <BottomBar wide>
    <Button text={words().add} icon="plus" onPress={onPress} />
  </BottomBar>
))

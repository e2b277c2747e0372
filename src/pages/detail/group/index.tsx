import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupOrderModel } from './model'
import { GroupOrderBar } from './parts/bar'
import { Costs } from './parts/costs'
import { Dishes } from './parts/dishes'
import { People } from './parts/people'
import { Status } from './parts/status'
import { words } from './text'

export default screen('groupOrder', ({ id }) => {
  const model = useModel((api) => new GroupOrderModel(api, id))
  const { cart } = model.group
  useWhileShown(() => model.group.follow())
  useReturned(() => void cart.reload(false))
  return (
    <Screen
      title={words().title}
      footer={cart.value && <GroupOrderBar model={model} cart={cart.value} />}
      onRefresh={() => cart.reload()}
    >
      <AsyncView resource={cart} skeleton={<BlocksSkeleton className={styles.group} heights={[180, 260, 480, 220]} />}>
        {(shown) => (isPlaced(shown) ? <Order model={model} cart={shown} /> : <NotPlaced model={model} />)}
      </AsyncView>
    </Screen>
  )
})

const isPlaced = ({ state }: GroupCart): boolean => state !== 'open' && state !== 'expired'

const Order = observer(({ model, cart }: { model: GroupOrderModel; cart: GroupCart }) => (
  <View className={styles.group}>
    <Status cart={cart} />
    <People model={model} cart={cart} />
    <Dishes cart={cart} />
    <Costs model={model} cart={cart} />
  </View>
))

const NotPlaced = observer(({ model }: { model: GroupOrderModel }) => {
  const { notPlaced, notPlacedText, toCart } = words()
  const action = { text: toCart, onPress: model.toCart }
  return <StateView kind="empty" title={notPlaced} text={notPlacedText} action={action} />
})

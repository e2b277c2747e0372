import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart as Cart } from '@contract/entities/group-cart'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { words } from '@/features/group-cart/text'
import { ShareSheet } from '@/features/share/ShareSheet'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupCartModel } from './model'
import { CartBar } from './parts/bar'
import { Costs } from './parts/costs'
import { Head, People } from './parts/head'
import { PersonCard } from './parts/person'
import { SettingsSheet } from './parts/settings'

export default screen('groupCart', ({ id }) => {
  const model = useModel((api) => new GroupCartModel(api, id))
  const { group } = model
  useWhileShown(() => group.follow())
  useReturned(() => void group.cart.reload(false))
  const cart = group.cart.value
  const t = words()
  const isOver = cart?.state === 'cancelled'
  const canSet = cart?.state === 'open' || cart?.state === 'expired'
  return (
    <Screen
      title={t.title}
      {...(canSet && { action: { text: t.settings, icon: 'settings', onPress: model.openSettings } })}
      footer={cart && !isOver && <CartBar model={model} cart={cart} />}
      onRefresh={() => group.cart.reload()}
      overlay={
        cart && (
          <>
            <ShareSheet model={group.share} />
            <SettingsSheet model={model} />
          </>
        )
      }
    >
      <AsyncView
        resource={group.cart}
        skeleton={<BlocksSkeleton className={styles.cart} heights={[340, 112, 280, 220]} />}
      >
        {(shown) => (shown.state === 'cancelled' ? <Over model={model} /> : <Filled model={model} cart={shown} />)}
      </AsyncView>
    </Screen>
  )
})

const Filled = observer(({ model, cart }: { model: GroupCartModel; cart: Cart }) => (
  <View className={styles.cart}>
    <Head model={model} cart={cart} />
    {cart.state === 'open' && <People model={model} cart={cart} />}
    {cart.people.map((person) => (
      <PersonCard key={person.id} model={model} cart={cart} person={person} />
    ))}
    <Costs cart={cart} />
  </View>
))

const Over = observer(({ model }: { model: GroupCartModel }) => {
  const { cancelled, cancelledText, toStore } = words()
  const action = { text: toStore, onPress: model.toStore }
  return <StateView kind="empty" title={cancelled} text={cancelledText} action={action} />
})

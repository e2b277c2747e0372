import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Skeleton } from '@/components/base/Skeleton'
import { TimeLeft } from '@/components/base/TimeLeft'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { GroupCartState, isEmpty } from '@/features/group-cart/model'
import { words as shared } from '@/features/group-cart/text'
import { navigate } from '@/platform/gate'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { Shares } from './parts/shares'
import { words } from './text'

interface Props {
  group: GroupCartState
  cart: GroupCart
}

export default screen('groupSplit', ({ id }) => {
  const group = useModel((api) => new GroupCartState(api, id))
  useWhileShown(() => group.follow())
  useReturned(() => void group.cart.reload(false))
  const cart = group.cart.value
  return (
    <Screen
      title={words().title}
      footer={cart?.order && <HostBar order={cart.order} />}
      onRefresh={() => group.cart.reload()}
    >
      <AsyncView resource={group.cart} skeleton={<SplitSkeleton />}>
        {(shown) => (
          <View className={styles.split}>
            <Status group={group} cart={shown} />
            {isEmpty(shown) ? <StateView kind="empty" title={shared().nothing} inline /> : <Shares cart={shown} />}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

/** How far it is, as a title and a sentence. */
function statusOf({ state, refunded }: GroupCart, isHost: boolean): readonly [string, string] {
  const t = words()
  const own = shared()
  if (refunded > 0) return [t.ordered, t.refunded(formatMoney(refunded))]
  if (state === 'locked') return [isHost ? t.lockedHost : t.locked, t.lockedText]
  if (state === 'cancelled') return [own.cancelled, own.cancelledText]
  if (state === 'expired') return [own.timeUp, own.timeUpText]
  return state === 'ordered' ? [t.ordered, t.orderedText] : [t.open, t.openText]
}

const Status = observer(({ group, cart }: Props) => {
  const [title, text] = statusOf(cart, group.isHost)
  const payBefore = cart.order?.payBefore
  return (
    <View className={styles.split__status}>
      <Text className={styles.split__title} role="heading" aria-level={1}>
        {title}
      </Text>
      <Text className={styles.split__text}>{text}</Text>
      {payBefore && (
        <View className={styles.split__time}>
          <Text className={styles.split__note}>{words().within}</Text>
          <TimeLeft endsAt={payBefore} label={words().within} onEnd={() => group.cart.reload(false)} />
        </View>
      )}
    </View>
  )
})

const HostBar = observer(({ order: { id, payBefore } }: { order: NonNullable<GroupCart['order']> }) => (
  <BottomBar wide>
    {payBefore ? (
      <Button text={words().pay} onPress={() => navigate('pay', { orderId: id })} />
    ) : (
      <Button text={words().order} onPress={() => navigate('orderDetail', { id })} />
    )}
  </BottomBar>
))

const SplitSkeleton = () => (
  <View className={styles.split}>
    {[180, 480].map((height) => (
      <Skeleton key={height} width="100%" height={height} radius={24} />
    ))}
  </View>
)

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatClock } from '@contract/date'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { TimeLeft } from '@/components/base/TimeLeft'
import { GroupSettings } from '@/features/group-cart/GroupSettings'
import { GroupStore } from '@/features/group-cart/GroupStore'
import { backText } from '@/features/group-cart/refunded'
import { progressWords, words } from '@/features/group-cart/text'
import { momentInside } from '@/features/order/moment'
import type { GroupCartModel } from '../model'
import styles from './cards.module.scss'

interface Props {
  model: GroupCartModel
  cart: GroupCart
}

/** The store, until when people choose, and the settings. */
export const Head = observer(function Head({ model, cart }: Props) {
  const t = words()
  return (
    <View className={styles.cards__card}>
      <GroupStore
        store={cart.store}
        name={cart.name}
        place={cart.address === null ? t.noAddress : t.to(cart.address)}
      />
      {cart.progress && cart.state !== 'cancelled' && <Progress cart={cart} progress={cart.progress} />}
      {(cart.state === 'open' || cart.state === 'expired') && <Deadline model={model} cart={cart} />}
      <GroupSettings {...cart} />
    </View>
  )
})

/** Progress of the order and its arrival, and the destination of a cancelled one's refund. */
const Progress = observer(
  ({ cart, progress: { state, arrivesAt } }: { cart: GroupCart; progress: NonNullable<GroupCart['progress']> }) => {
    const { arrives } = words()
    const note = arrivesAt ? arrives(momentInside(arrivesAt, cart.utcOffset)) : backText(cart)
    return (
      <View className={styles.cards__deadline}>
        <View className={styles.cards__words}>
          <Text className={styles.cards__bold} role="status">
            {progressWords()[state]}
          </Text>
          {note !== '' && <Text className={styles.cards__note}>{note}</Text>}
        </View>
      </View>
    )
  },
)

const Deadline = observer(({ model, cart }: Props) => {
  const t = words()
  const isOver = cart.state === 'expired'
  const time = formatClock(new Date(cart.deadline), cart.utcOffset)
  return (
    <View className={styles[isOver ? 'cards__deadline--over' : 'cards__deadline']}>
      <View className={styles.cards__words}>
        <Text className={styles.cards__bold}>{isOver ? t.timeUp : t.until(time)}</Text>
        <Text className={styles.cards__note}>{isOver ? t.timeUpText : t.locksItself}</Text>
      </View>
      {!isOver && <TimeLeft endsAt={cart.deadline} label={t.until(time)} onEnd={model.timeUp} />}
    </View>
  )
})

/** Number of members, and a link to invite more. */
export const People = observer(function People({ model, cart }: Props) {
  const t = words()
  return (
    <View className={styles.cards__card}>
      <View className={styles.cards__row}>
        <View className={styles.cards__words}>
          <Text className={styles.cards__bold}>{t.peopleIn(cart.people.length)}</Text>
          <Text className={styles.cards__note}>{t.upTo(limits.groupCartPeople)}</Text>
        </View>
        <Button kind="line" size={64} icon="users-round" text={t.invite} onPress={model.group.share.open} />
      </View>
    </View>
  )
})

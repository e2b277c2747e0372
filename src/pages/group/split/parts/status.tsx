import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { TimeLeft } from '@/components/base/TimeLeft'
import { StepBars } from '@/components/base/StepBars'
import { words as shared } from '@/features/group-cart/text'
import type { SplitModel } from '../model'
import styles from '../index.module.scss'
import { words } from '../text'

interface Props {
  model: SplitModel
  cart: GroupCart
}

/** How far a cart is whose host pays for all, as a title and a sentence. */
function hostPays({ state, refunded }: GroupCart, isHost: boolean): readonly [string, string] {
  const t = words()
  if (refunded > 0) return [t.ordered, t.refunded(formatMoney(refunded))]
  if (state === 'locked') return [isHost ? t.lockedHost : t.locked, t.lockedText]
  return state === 'ordered' ? [t.ordered, t.orderedText] : [t.open, t.openText]
}

/** How far a cart is where each pays. */
function eachPays({ state, refunded, people }: GroupCart): readonly [string, string] {
  const t = words()
  if (state === 'locked') return [t.toPay(people.filter(({ paying }) => paying && !paying.paid).length), t.toPayText]
  if (state === 'ordered') return [t.allPaid, refunded > 0 ? t.refundedEach(formatMoney(refunded)) : t.orderedText]
  return [t.open, t.openText]
}

function statusOf(cart: GroupCart, isHost: boolean): readonly [string, string] {
  const t = words()
  const own = shared()
  if (cart.state === 'cancelled') return [own.cancelled, cart.refunded > 0 ? t.allBack : own.cancelledText]
  if (cart.state === 'expired') return [own.timeUp, own.timeUpText]
  return cart.payer === 'each' ? eachPays(cart) : hostPays(cart, isHost)
}

/** How far the paying is, with what is paid and the time that is left. */
export const Status = observer(function Status({ model: { group }, cart }: Props) {
  const [title, text] = statusOf(cart, group.isHost)
  const isPaying = cart.state === 'locked' && cart.payer === 'each'
  const { payBefore } = cart
  const payers = cart.people.filter(({ paying }) => paying)
  return (
    <View className={styles.split__status}>
      <Text className={styles.split__title} role="heading" aria-level={1}>
        {title}
      </Text>
      <Text className={styles.split__text}>{text}</Text>
      {isPaying && (
        <StepBars
          count={payers.length}
          done={payers.filter(({ paying }) => paying?.paid).length}
          label={words().paidOf(formatMoney(cart.paid), formatMoney(cart.total))}
        />
      )}
      {payBefore && (
        <View className={styles.split__time}>
          {isPaying ? (
            <Text className={styles.split__note}>
              {words().paidOf(formatMoney(cart.paid), formatMoney(cart.total))}
            </Text>
          ) : (
            <Text className={styles.split__note}>{words().within}</Text>
          )}
          <TimeLeft endsAt={payBefore} label={words().within} onEnd={() => group.cart.reload(false)} />
        </View>
      )}
    </View>
  )
})

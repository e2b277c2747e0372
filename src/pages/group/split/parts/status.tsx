import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { TimeLeft } from '@/components/base/TimeLeft'
import { StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { backText } from '@/features/group-cart/refunded'
import { progressWords, words as shared } from '@/features/group-cart/text'
import type { SplitModel } from '../model'
import styles from '../index.module.scss'
import { words } from '../text'

interface Props {
  model: SplitModel
  cart: GroupCart
}

/** Progress of a cart that its host pays, as a title and a sentence. */
function hostPays({ state }: GroupCart, isHost: boolean): readonly [string, string] {
  const t = words()
  if (state === 'locked') return [isHost ? t.lockedHost : t.locked, t.lockedText]
  return state === 'ordered' ? [t.ordered, t.orderedText] : [t.open, t.openText]
}

/** Progress of a cart where each pays. */
function eachPays({ state, people }: GroupCart): readonly [string, string] {
  const t = words()
  if (state === 'locked') return [t.toPay(people.filter(({ paying }) => paying && !paying.paid).length), t.toPayText]
  if (state === 'ordered') return [t.allPaid, t.orderedText]
  return [t.open, t.openText]
}

function statusOf(cart: GroupCart, isHost: boolean): readonly [string, string] {
  const t = words()
  const own = shared()
  if (cart.state === 'cancelled') return [own.cancelled, cart.refunded > 0 ? t.allBack : own.cancelledText]
  if (cart.state === 'expired') return [own.timeUp, own.timeUpText]
  const [title, text] = cart.payer === 'each' ? eachPays(cart) : hostPays(cart, isHost)
  const { state, progress } = cart
  const isOnItsWay = state === 'ordered' && progress !== null
  return [isOnItsWay ? `${title} · ${progressWords()[progress.state]}` : title, backText(cart) || text]
}

/** Progress of the payments, with the paid amount and the remaining time. */
export const Status = observer(function Status({ model: { group }, cart }: Props) {
  const [title, text] = statusOf(cart, group.isHost)
  const isPaying = cart.state === 'locked' && cart.payer === 'each'
  const { payBefore } = cart
  const payers = cart.people.filter(({ paying }) => paying)
  return (
    <StatusCard title={title} sentence={() => [text]} padding={32} level={1}>
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
    </StatusCard>
  )
})

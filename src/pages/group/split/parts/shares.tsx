import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart, GroupPerson } from '@contract/entities/group-cart'
import { formatClock } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { KeyValue } from '@/components/list/KeyValue'
import { GroupFace } from '@/features/group-cart/GroupFace'
import { Nudge } from '@/features/group-cart/Nudge'
import type { SplitModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Each member's dishes, fees and discounts; they always sum to the total. */
export const Shares = observer(function Shares({ model, cart }: { model: SplitModel; cart: GroupCart }) {
  const t = words()
  const people = cart.people.filter(({ share }) => share)
  return (
    <View className={styles.split__card}>
      <View className={styles.split__head}>
        <Text className={styles.split__parts}>{t.parts}</Text>
        {cart.state !== 'open' && (
          <View className={styles.split__fixed}>
            <Icon name="lock" size={24} colour="ink-3" />
            <Text className={styles.split__note}>{t.fixed}</Text>
          </View>
        )}
      </View>
      {people.map((person) => (
        <Row key={person.id} model={model} cart={cart} person={person} />
      ))}
      <View className={styles.split__foot}>
        <Text className={styles.split__label}>{t.sum(people.length)}</Text>
        <Text className={styles.split__sum}>{formatMoney(cart.total)}</Text>
      </View>
    </View>
  )
})

interface RowProps {
  model: SplitModel
  cart: GroupCart
  person: GroupPerson
}

const Row = observer(({ model, cart, person }: RowProps) => {
  const t = words()
  const { share, isMine, lines } = person
  if (!share) return null
  const { goods, fees, offers, total, back } = share
  return (
    <View className={styles.split__row}>
      <GroupFace person={person} note={t.of(formatMoney(goods), formatMoney(fees), formatMoney(offers))} sum={total}>
        <Paying cart={cart} person={person} />
        {back > 0 && <Text className={styles.split__back}>{backText(cart, person, formatMoney(back))}</Text>}
      </GroupFace>
      {model.unpaid.includes(person) && <Awaited model={model} person={person} />}
      {isMine && (
        <View className={styles.split__mine}>
          {lines.map(({ id, name, quantity, price }) => (
            <KeyValue key={id} label={t.dish(name, quantity)} value={formatMoney(price * quantity)} />
          ))}
          <KeyValue label={t.fees} value={formatMoney(fees)} />
          {offers > 0 && <KeyValue label={t.offers} value={formatMoney(-offers)} tone="brand" />}
          <KeyValue label={t.mine} value={formatMoney(total)} tone="brand" />
        </View>
      )}
    </View>
  )
})

/** Recipient of a refund: the payer of the share. */
function backText({ payer }: GroupCart, { paying, isHost }: GroupPerson, amount: string): string {
  const { back, backToHost } = words()
  const isByHost = payer === 'host' ? !isHost : paying?.byHost
  return isByHost ? backToHost(amount) : back(amount)
}

/** Whether somebody has paid, and when, or is still to pay. */
const Paying = observer(({ cart, person: { paying } }: Pick<RowProps, 'cart' | 'person'>) => {
  const t = words()
  if (!paying || (!paying.paid && cart.state !== 'locked')) return null
  if (!paying.paid) return <Text className={styles.split__due}>{paying.byHost ? t.hostPays : t.due}</Text>
  const time = formatClock(new Date(paying.paidAt ?? cart.deadline), cart.utcOffset)
  return <Text className={styles.split__back}>{paying.byHost ? t.paidByHost : t.paidAt(time)}</Text>
})

/** Actions on a member who has not paid: anybody can remind them, the host can pay for them. */
const Awaited = observer(({ model, person }: Omit<RowProps, 'cart'>) => {
  const { payFor, payForName } = words()
  const { group, busy } = model
  if (person.paying?.byHost) return null
  return (
    <View className={styles.split__awaited}>
      <Nudge group={group} person={person} />
      {group.isHost && (
        <Button
          kind="outline"
          size={64}
          text={payFor}
          label={payForName(person.name)}
          busy={busy}
          onPress={() => void model.payFor(person)}
        />
      )}
    </View>
  )
})

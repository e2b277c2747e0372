import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart, GroupPerson } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { KeyValue } from '@/components/list/KeyValue'
import { GroupFace } from '@/features/group-cart/GroupFace'
import { words } from '../text'
import styles from '../index.module.scss'

/** What each person's dishes, fees and offers come to; the sum is always the total. */
export const Shares = observer(function Shares({ cart }: { cart: GroupCart }) {
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
        <Row key={person.id} person={person} />
      ))}
      <View className={styles.split__foot}>
        <Text className={styles.split__label}>{t.sum(people.length)}</Text>
        <Text className={styles.split__sum}>{formatMoney(cart.total)}</Text>
      </View>
    </View>
  )
})

const Row = observer(({ person }: { person: GroupPerson }) => {
  const t = words()
  const { share, isMine, lines } = person
  if (!share) return null
  const { goods, fees, offers, total, back } = share
  return (
    <View className={styles.split__row}>
      <GroupFace person={person} note={t.of(formatMoney(goods), formatMoney(fees), formatMoney(offers))} sum={total}>
        {back > 0 && <Text className={styles.split__back}>{t.back(formatMoney(back))}</Text>}
      </GroupFace>
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

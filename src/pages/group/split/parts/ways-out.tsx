import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Note } from '@/components/base/Note'
import { Cell } from '@/components/list/Cell'
import type { SplitModel } from '../model'
import styles from '../index.module.scss'
import { words } from '../text'

/** The host's options for unpaid shares; for other members, the outcome at the deadline. */
export const WaysOut = observer(function WaysOut({ model, cart }: { model: SplitModel; cart: GroupCart }) {
  const t = words()
  const { unpaid, group } = model
  if (cart.state !== 'locked' || cart.payer !== 'each') return null
  if (!group.isHost) return <Note kind="info" icon="info" text={t.unpaidNote} />
  const rest = unpaid.reduce((sum, { share }) => sum + (share?.total ?? 0), 0)
  return (
    <View className={styles.split__card}>
      <View className={styles.split__words}>
        <Text className={styles.split__parts}>{t.ifUnpaid}</Text>
        <Text className={styles.split__note}>{t.ifUnpaidText}</Text>
      </View>
      <View className={styles.split__ways}>
        {rest > 0 && (
          <Cell label={t.payRest} value={formatMoney(rest)} height={88} onOpen={() => void model.payFor()} />
        )}
        {unpaid.map((person) => (
          <Cell key={person.id} label={t.dropDishes(person.name)} height={88} onOpen={() => void model.drop(person)} />
        ))}
        <Cell label={t.giveUp} height={88} onOpen={() => void model.giveUp()} />
      </View>
    </View>
  )
})

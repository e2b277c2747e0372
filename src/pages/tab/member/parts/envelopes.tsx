import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { Membership } from '../model'
import { words } from '../text'
import styles from './envelopes.module.scss'

type Envelope = Membership['month']['items'][number]

/** The stores that members redeem red envelopes at. */
const swap = () => navigate('stores', { filter: 'member' })

/** One red envelope: used in an order, swapped for a store's, or gone. */
const Ticket = observer(({ envelope: { amount, state }, number }: { envelope: Envelope; number: number }) => {
  const text = words()
  const fresh = state === 'unused'
  return (
    <View className={styles[fresh ? 'envelopes__ticket' : 'envelopes__ticket--gone']}>
      {amount === null ? (
        <Icon name="gift" size={44} colour={fresh ? 'gold-ink' : 'ink-3'} />
      ) : (
        <Text className={styles[fresh ? 'envelopes__amount' : 'envelopes__amount--gone']}>
          {formatMoney(amount, { trim: true })}
        </Text>
      )}
      <Text className={styles[fresh ? 'envelopes__line' : 'envelopes__line--gone']}>
        {amount === null ? text.swapOnly : text.noMinimum}
      </Text>
      {!fresh && <Text className={styles.envelopes__state}>{text[state]}</Text>}
      {fresh && amount !== null && (
        <Press
          label={text.useNumber(number)}
          onPress={() => navigate('home')}
          className={styles.envelopes__use}
          reach={16}
        >
          <Text className={styles['envelopes__use-text']}>{text.use}</Text>
        </Press>
      )}
      {fresh && (
        <Press label={text.swapNumber(number)} onPress={swap} className={styles.envelopes__swap} reach={16}>
          <Text className={styles['envelopes__swap-text']}>{text.swap}</Text>
        </Press>
      )}
    </View>
  )
})

/** This month's red envelopes of a member. */
export const Envelopes = observer(({ month: { items, cost } }: { month: Membership['month'] }) => {
  const text = words()
  return (
    <View className={styles.envelopes}>
      <Text className={styles.envelopes__title} role="heading" aria-level={2}>
        {text.month}
      </Text>
      {items.length === 0 ? (
        <Text className={styles.envelopes__note}>{text.noEnvelopes}</Text>
      ) : (
        <>
          <View className={styles.envelopes__tickets}>
            {items.map((envelope, index) => (
              <Ticket key={index} envelope={envelope} number={index + 1} />
            ))}
          </View>
          <View className={styles.envelopes__foot}>
            <Icon name="info" size={24} colour="ink-3" />
            <Text className={styles.envelopes__note}>{text.swapNote(cost)}</Text>
          </View>
        </>
      )}
    </View>
  )
})

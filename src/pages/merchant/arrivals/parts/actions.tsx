import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayAction, StayMerchantOrder } from '@contract/entities/merchant'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { Arrivals } from '../model'
import { titled } from '../names'
import { words } from '../text'
import styles from './card.module.scss'

interface Props {
  model: Arrivals
  order: StayMerchantOrder
}

/** Actions on the card itself; the rest is behind More. */
const onCard: readonly StayAction[] = ['refuse', 'noShow', 'accept', 'checkIn', 'checkOut']
/** Actions while a change waits for an answer, which comes first. */
const onChange: readonly StayAction[] = ['refuseChange', 'acceptChange']
const quiet: readonly StayAction[] = ['refuse', 'noShow', 'refuseChange']

/** Actions of the front desk on a stay: one filled button, the rare ones behind More. */
export const Actions = observer(function Actions({ model, order }: Props) {
  const t = words()
  const { actions, id, collect } = order
  const shown = (order.change ? onChange : onCard).filter((action) => actions.includes(action))
  const textOf = (action: StayAction) => (action === 'checkIn' && collect > 0 ? t.collectAndCheckIn : t[action])
  if (actions.length === 0) return null
  return (
    <View className={styles.card__actions}>
      {actions.includes('cannotHost') && (
        <Press label={t.moreOf(titled(order))} onPress={() => model.openMore(order)} className={styles.card__more}>
          <Icon name="ellipsis" size={32} />
        </Press>
      )}
      {shown.map((action) => (
        <View key={action} className={styles[quiet.includes(action) ? 'card__quiet' : 'card__do']}>
          <Button
            text={textOf(action)}
            label={t.of(textOf(action), titled(order))}
            size={72}
            kind={quiet.includes(action) ? 'outline' : 'primary'}
            busy={model.changes.busy === id}
            onPress={() => void model.act(order, action)}
          />
        </View>
      ))}
    </View>
  )
})

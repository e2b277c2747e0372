import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { Field } from '@/components/form/Field'
import { SwitchRow } from '@/components/form/SwitchRow'
import type { ApplyModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Refund: the share of the lines, or less where the customer keeps the goods. */
export const Amount = observer(function Amount({ model }: { model: ApplyModel }) {
  const t = words()
  const { share } = model.choice
  const { paidBy } = model.loaded.ready.order
  return (
    <View className={styles.card}>
      <View className={styles.card__row}>
        <View className={styles.card__label}>
          <Text className={styles.card__name}>{t.back}</Text>
          <Text className={styles.card__note}>{paidBy === 'friend' ? `${t.fees} · ${t.toFriend}` : t.fees}</Text>
        </View>
        <Price amount={model.amount} size={44} />
      </View>
      {model.offersOwn && (
        <>
          <SwitchRow label={t.own} on={model.own !== undefined} onChange={model.switchOwn} />
          {model.own !== undefined && (
            <Field
              label={t.ownHint}
              placeholder={t.most(formatMoney(share))}
              kind="digit"
              value={model.own}
              onChange={model.typeOwn}
              error={model.ownError}
              maxLength={10}
            />
          )}
        </>
      )}
    </View>
  )
})

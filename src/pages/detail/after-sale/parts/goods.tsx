import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderedItem } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { leftOf, refundOf } from '@contract/refund-amounts'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { Stepper } from '@/components/form/Stepper'
import type { AfterSaleModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Quantity selection by item, with the refund amount. */
export const Goods = observer(function Goods({ model }: { model: AfterSaleModel }) {
  const { nothing, back, toFriend } = words()
  const { which, withFees, withoutFees } = model.words
  const fees = model.isFull ? withFees : withoutFees
  if (model.lines.length === 0)
    return (
      <View className={styles.card}>
        <Text className={styles.card__note}>{nothing}</Text>
      </View>
    )
  return (
    <View className={styles.card}>
      {model.type === 'partial' && <Text className={styles.card__title}>{which}</Text>}
      {model.type === 'partial' && model.lines.map((line) => <Line key={line.position} model={model} line={line} />)}
      <View className={styles[model.type === 'partial' ? 'card__sum' : 'card__row']}>
        <View className={styles.card__label}>
          <Text className={styles.card__name}>{back}</Text>
          <Text className={styles.card__note}>{model.isPaidByFriend ? `${fees} · ${toFriend}` : fees}</Text>
        </View>
        <Price amount={model.amount} size={44} />
      </View>
    </View>
  )
})

const Line = observer(function Line({ model, line }: { model: AfterSaleModel; line: OrderedItem }) {
  const left = leftOf(line)
  return (
    <View className={styles.card__row}>
      <Picture picture={line.picture} width={104} />
      <View className={styles.card__words}>
        <Text className={styles.card__name} numberOfLines={2}>
          {line.name}
        </Text>
        <Text className={styles.card__note}>
          {left > 0 ? words().left(left, formatMoney(refundOf(line, left))) : words().asked(line.openQuantity)}
        </Text>
      </View>
      {left > 0 && (
        <Stepper
          label={line.name}
          value={model.countOf(line)}
          max={left}
          onChange={(quantity) => model.count(line, quantity)}
        />
      )}
    </View>
  )
})

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallCartLine } from '@contract/entities/mall-cart'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { Stepper } from '@/components/form/Stepper'
import { Tick } from '@/components/form/Tick'
import { navigate } from '@/platform/navigation/gate'
import type { MallCartModel } from './model'
import { words } from './text'
import styles from './line.module.scss'

interface Props {
  model: MallCartModel
  line: MallCartLine
}

/** A SKU in the cart: its tick, what it is, what it costs and how many. */
export const Line = observer(function Line({ model, line }: Props) {
  const { id, productId, skuId, name, picture, choice, price, shopPrice, quantity, most, ticked } = line
  const t = words()
  const label = choice ? `${name}, ${choice}` : name
  return (
    <View className={styles.line}>
      <Tick on={ticked} label={t.tick(label)} size={40} onChange={(on) => void model.tick([line], on)} />
      <Press label={label} onPress={() => navigate('product', { id: productId, sku: skuId })}>
        <Picture picture={picture} width={176} />
      </Press>
      <View className={styles.line__words}>
        <Text className={styles.line__name} numberOfLines={2}>
          {name}
        </Text>
        {choice !== '' && (
          <View className={styles.line__row}>
            <Press
              label={t.change(label)}
              onPress={() => void model.reconsider(line)}
              reach={16}
              className={styles.line__choice}
            >
              <Text className={styles['line__choice-text']} numberOfLines={1}>
                {choice}
              </Text>
              <Icon name="chevron-down" size={24} colour="ink-2" />
            </Press>
          </View>
        )}
        <Tags line={line} />
        <View className={styles.line__foot}>
          <Price amount={price} original={shopPrice} originalSize={20} />
          <View className={styles.line__gap} />
          <Stepper
            key={id}
            value={quantity}
            min={1}
            max={most}
            label={label}
            onChange={(count) => void model.setQuantity(line, count)}
            reason={t.left(most)}
          />
        </View>
      </View>
    </View>
  )
})

const Tags = observer(function Tags({ line: { priceKind, cheaperBy, left, purchaseLimit } }: { line: MallCartLine }) {
  const t = words()
  return (
    <View className={styles.line__tags}>
      {priceKind === 'member' && <Tag tone="gold" text={t.member} />}
      {cheaperBy !== null && <Tag text={t.cheaper(formatMoney(cheaperBy, { trim: true }))} />}
      {left !== null && <Tag tone="warn" text={t.left(left)} />}
      {purchaseLimit !== null && <Tag tone="gray" text={t.limit(purchaseLimit)} />}
    </View>
  )
})

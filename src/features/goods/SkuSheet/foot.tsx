import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { Stepper } from '@/components/form/Stepper'
import type { SkuModel } from '@/features/goods/sku'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  model: SkuModel
  goods: Goods
  closed: boolean
}

/** Price, quantity and the button that adds to the cart. */
export const SkuFoot = observer(function SkuFoot({ model, goods, closed }: Props) {
  const { count, max, setCount, limited } = model
  return (
    <View className={styles.sku__foot}>
      <View className={styles.sku__sum}>
        <Price amount={model.price} size={44} original={model.original} />
        <Member model={model} goods={goods} />
        <View className={styles.sku__gap} />
        {!closed && !goods.soldOut && (
          <Stepper value={count} min={1} max={max} label={goods.name} onChange={setCount} onLimit={limited} />
        )}
      </View>
      <Add model={model} goods={goods} closed={closed} />
    </View>
  )
})

/** The member saving for members, the member price for others. */
const Member = observer(({ model, goods: { price, shopPrice, memberPrice } }: Omit<Props, 'closed'>) => {
  const { memberSaves, memberPrice: pays } = words()
  if (memberPrice === null || memberPrice > price) return null
  if (memberPrice < price) return <Tag tone="gold" text={pays(formatMoney(model.memberPrice ?? memberPrice))} />
  if (price === shopPrice) return null
  return <Tag tone="gold" text={memberSaves(formatMoney(model.original - model.price, { trim: true }))} />
})

const Add = observer(({ model, goods, closed }: Props) => {
  const { add, closed: shut, soldOut, reached } = words()
  const limit = model.reached
  const off = closed || goods.soldOut || limit !== null
  const ready = !off && model.complete
  const text = goods.soldOut ? soldOut : closed ? shut : limit === null ? add : reached(limit)
  return (
    <Press
      label={text}
      onPress={model.add}
      disabled={off}
      className={styles[ready ? 'sku__add' : 'sku__add--off']}
      pressedClass={styles['sku__add--pressed']}
    >
      <Text className={styles[ready ? 'sku__add-text' : 'sku__add-text--off']}>{text}</Text>
    </Press>
  )
})

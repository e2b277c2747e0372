import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { Stepper } from '@/components/form/Stepper'
import { Sheet } from '@/components/frame/Sheet'
import { language } from '@/platform/session/language'
import type { SkuPicker } from '../sku-picker'
import { SkuAxis } from './axis'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  picker: SkuPicker
  /** The buttons at the foot. */
  actions: ReactNode
}

/** The choice of a SKU and of how many. Pass it to the Screen as `overlay`. */
export const SkuSheet = observer(function SkuSheet({ picker, actions }: Props) {
  const { isOpen, close, product } = picker
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      label={words().title}
      foot={<View className={styles.sku__foot}>{actions}</View>}
    >
      <Head picker={picker} />
      <View className={styles.sku__axes}>
        {product.axes.map((axis, index) => (
          <SkuAxis key={axis.name} picker={picker} axis={axis} index={index} />
        ))}
        <Quantity picker={picker} />
      </View>
    </Sheet>
  )
})

interface PartProps {
  picker: SkuPicker
}

/** Picture, price and the current choice. */
const Head = observer(function Head({ picker }: PartProps) {
  const { picture, priced, onePrice, soldOut, close } = picker
  const t = words()
  const { price, shopPrice, memberPrice } = priced
  return (
    <View className={styles.sku__head}>
      <Picture picture={picture} width={192} faded={soldOut} />
      <View className={styles.sku__words}>
        <View className={styles.sku__prices}>
          {!onePrice && t.from !== '' && <Text className={styles.sku__fact}>{t.from}</Text>}
          <Price amount={price} size={44} original={shopPrice} tone={soldOut ? 'muted' : 'brand'} />
          {!onePrice && t.after !== '' && <Text className={styles.sku__fact}>{t.after}</Text>}
        </View>
        <Tags picker={picker} />
        {memberPrice !== null && memberPrice < price && (
          <View className={styles.sku__tags}>
            <Tag tone="gold" text={t.member(formatMoney(memberPrice))} />
          </View>
        )}
        <Chosen picker={picker} />
      </View>
      <Press label={t.close} onPress={close} className={styles.sku__close}>
        <Icon name="x" size={40} colour="ink-3" />
      </Press>
    </View>
  )
})

const Tags = observer(function Tags({ picker: { sku, soldOut, product } }: PartProps) {
  const t = words()
  const limit = Math.min(product.purchaseLimit ?? Infinity, sku?.purchaseLimit ?? Infinity)
  const left = sku?.left ?? null
  if (!soldOut && left === null && limit === Infinity) return null
  return (
    <View className={styles.sku__tags}>
      {soldOut && <Tag tone="dark" text={t.soldOut} />}
      {!soldOut && left !== null && <Tag tone="solid" text={t.left(left)} />}
      {limit < Infinity && <Tag tone="warn" text={t.limit(limit)} />}
    </View>
  )
})

const Chosen = observer(function Chosen({ picker: { names, missing } }: PartProps) {
  const text = missing === undefined ? names.join(language.value === 'zh' ? '、' : ', ') : words().pleaseChoose(missing)
  if (!text) return null
  return (
    <Text className={styles.sku__chosen} numberOfLines={2}>
      {text}
    </Text>
  )
})

/** Quantity, up to the limits and the stock. */
const Quantity = observer(function Quantity({ picker }: PartProps) {
  const { count, most, setCount, soldOut, product } = picker
  const t = words()
  const reached = { limit: t.reachedLimit, stock: t.reachedStock, line: t.reachedLine }[most.by](most.count)
  if (soldOut) return null
  return (
    <View className={styles.sku__quantity}>
      <Text className={styles['sku__axis-name']}>{t.quantity}</Text>
      <Text className={styles.sku__reached}>{count >= most.count ? reached : ''}</Text>
      <Stepper value={count} min={1} max={most.count} label={product.name} onChange={setCount} reason={reached} />
    </View>
  )
})

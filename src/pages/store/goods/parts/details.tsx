import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { KeyValue } from '@/components/list/KeyValue'
import { Allergens } from '@/features/goods/Allergens'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './details.module.scss'

interface Props {
  model: GoodsModel
}

/** Description, menu category and allergens. */
export const Details = observer(function Details({ model: { goods, detail } }: Props) {
  const { category, allergens } = detail.ready
  const t = words()
  return (
    <View className={styles.details}>
      <Text className={styles.details__title} role="heading" aria-level={2}>
        {t.details}
      </Text>
      {goods.note !== '' && <Text className={styles.details__text}>{goods.note}</Text>}
      <KeyValue label={t.category} value={category} />
      {goods.purchaseLimit !== null && <KeyValue label={t.purchaseLimit} value={t.limit(goods.purchaseLimit)} />}
      {allergens.length > 0 ? (
        <Allergens allergens={allergens} />
      ) : (
        <KeyValue label={t.allergens} value={t.noAllergens} tone="muted" />
      )}
    </View>
  )
})

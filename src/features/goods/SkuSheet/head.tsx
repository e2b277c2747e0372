import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { formatCount } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import type { SkuModel } from '@/features/goods/sku'
import { language } from '@/platform/session/language'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  model: SkuModel
  goods: Goods
}

/** Picture, name and the current choice. */
export const SkuHead = observer(function SkuHead({ model, goods }: Props) {
  const { sold, liked, limit, close } = words()
  const { sales, likedPercent, purchaseLimit } = goods
  const facts = [sold(formatCount(sales, language.value)), ...(likedPercent === null ? [] : [liked(likedPercent)])]
  return (
    <View className={styles.sku__head}>
      <Picture picture={goods.picture} width={192} />
      <View className={styles.sku__words}>
        <Text className={styles.sku__name} numberOfLines={2} role="heading" aria-level={2}>
          {goods.name}
        </Text>
        <Text className={styles.sku__sales}>{facts.join(' · ')}</Text>
        <Chosen model={model} note={goods.note} />
        {purchaseLimit !== null && (
          <View className={styles.sku__limit}>
            <Tag tone="warn" text={limit(purchaseLimit)} />
          </View>
        )}
      </View>
      <Press label={close} onPress={model.close} className={styles.sku__close}>
        <Icon name="x" size={40} colour="ink-3" />
      </Press>
    </View>
  )
})

/** The chosen options, else a hint to choose, else the ingredients. */
const Chosen = observer(({ model, note }: { model: SkuModel; note: string }) => {
  const { pleaseChoose, chosen } = words()
  const names = model.options.map(({ name }) => name).join(language.value === 'zh' ? '、' : ', ')
  const text = names ? chosen(names) : model.sku?.value?.groups.length ? pleaseChoose : note
  if (!text) return null
  return (
    <Text className={styles[names ? 'sku__chosen' : 'sku__sales']} numberOfLines={2}>
      {text}
    </Text>
  )
})

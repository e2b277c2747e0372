import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShopCard } from '@contract/entities/product'
import { formatCount, plural } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { figure } from '@/platform/view/figure'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    rated: (rating: string) => `Rated ${rating}`,
    sold: (count: string) => `${plural(count, 'order')} a month`,
    visit: 'Visit',
  },
  zh: { rated: (rating) => `评分${rating}`, sold: (count) => `月销${count}单`, visit: '进店' },
})

interface Props {
  shop: ShopCard
  /** Opens the shop; without it there is no button. */
  onVisit?: () => void
}

/** A shop of the mall: logo, name, rating and how much it sells. */
export const ShopRow = observer(function ShopRow({ shop: { name, logo, rating, monthlySales }, onVisit }: Props) {
  const t = words()
  const shown = rating.toFixed(1)
  return (
    <View className={styles['shop-row']}>
      <Picture picture={logo} width={104} />
      <View className={styles['shop-row__words']}>
        <Text
          className={styles['shop-row__name']}
          numberOfLines={1}
          {...(onVisit ? {} : { role: 'heading', 'aria-level': 1 })}
        >
          {name}
        </Text>
        <View className={styles['shop-row__facts']}>
          <View className={styles['shop-row__stars']} {...figure(t.rated(shown))}>
            <Icon name="star" size={24} colour="warn" filled />
            <Text className={styles['shop-row__rating']}>{shown}</Text>
          </View>
          {monthlySales > 0 && (
            <Text className={styles['shop-row__fact']}>{t.sold(formatCount(monthlySales, language.value))}</Text>
          )}
        </View>
      </View>
      {onVisit && <Button text={t.visit} label={`${t.visit}: ${name}`} kind="outline" size={64} onPress={onVisit} />}
    </View>
  )
})

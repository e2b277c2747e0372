import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallBanner, ShopCard } from '@contract/entities/product'
import { formatCount } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { language } from '@/platform/session/language'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './promoted.module.scss'

/** Advertisement in a category. */
export const Banner = ({ banner: { title, line, picture, category } }: { banner: MallBanner }) => (
  <Press
    label={`${title}. ${line}`}
    onPress={() => navigate('categoryProducts', { category })}
    className={styles.banner}
  >
    <Picture picture={picture} width={518} height={184} radius={16} fill />
    <View className={styles.banner__words}>
      <Text className={styles.banner__title} numberOfLines={1}>
        {title}
      </Text>
      <Text className={styles.banner__line} numberOfLines={1}>
        {line}
      </Text>
    </View>
  </Press>
)

/** The shops that sell most in a category. */
export const PopularShops = observer(function PopularShops({ shops }: { shops: readonly ShopCard[] }) {
  if (shops.length === 0) return null
  return (
    <View className={styles.shops}>
      <SectionTitle title={words().popular} />
      {shops.map((shop) => (
        <Shop key={shop.id} shop={shop} />
      ))}
    </View>
  )
})

const Shop = observer(function Shop({ shop: { id, name, logo, rating, monthlySales } }: { shop: ShopCard }) {
  const sold = monthlySales > 0 ? [words().sold(formatCount(monthlySales, language.value))] : []
  const facts = [rating.toFixed(1), ...sold].join(' · ')
  return (
    <Press label={`${name}. ${facts}`} onPress={() => navigate('mallShop', { id })} className={styles.shops__shop}>
      <Picture picture={logo} width={80} />
      <View className={styles.shops__words}>
        <Text className={styles.shops__name} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.shops__facts} numberOfLines={1}>
          {facts}
        </Text>
      </View>
      <Icon name="chevron-right" size={32} colour="ink-3" />
    </Press>
  )
})

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import { words } from '../text'
import styles from './categories.module.scss'

/** Two rows of five, with one that leads to all. */
const SHOWN = 9

/** The categories of the mall, and all of them. */
export const Categories = observer(function Categories({ categories }: Pick<Answer<'mall.home'>, 'categories'>) {
  const { all, categories: name } = words()
  if (categories.length === 0) return null
  return (
    <View className={styles.categories} role="group" aria-label={name}>
      {categories.slice(0, SHOWN).map(({ key, name: label, picture }) => (
        <Press
          key={key}
          label={label}
          onPress={() => navigate('categoryProducts', { category: key })}
          className={styles.categories__tile}
        >
          <View className={styles.categories__picture}>
            <Picture picture={picture} width={96} radius={24} />
          </View>
          <Text className={styles.categories__name} numberOfLines={1}>
            {label}
          </Text>
        </Press>
      ))}
      <Press label={all} onPress={() => navigate('mallCategory', {})} className={styles.categories__tile}>
        <View className={styles.categories__all}>
          <Icon name="menu" size={44} colour="ink-2" />
        </View>
        <Text className={styles.categories__name} numberOfLines={1}>
          {all}
        </Text>
      </Press>
    </View>
  )
})

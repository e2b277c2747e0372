import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { plural } from '@contract/format'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { useRootState } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    hint: 'Search the mall',
    search: 'Search',
    tracks: 'Saved & viewed',
    cart: (count: number) => (count > 0 ? `Cart, ${plural(count, 'item')}` : 'Cart'),
  },
  zh: {
    hint: '搜索商城商品',
    search: '搜索',
    tracks: '收藏与足迹',
    cart: (count) => (count > 0 ? `购物车，${count}件` : '购物车'),
  },
})

interface Props {
  title?: string
  /** Keyword of the search. */
  keyword?: string
  /** Below the field, such as filters. */
  children?: ReactNode
}

/**
 * Back button, a search entry that looks like a field, and the cart; with a title, also a link to the saved products.
 */
export const MallBar = observer(function MallBar({ title, keyword, children }: Props) {
  const { hint, search, tracks } = words()
  const { count } = useRootState().cart
  const field = (
    <View className={styles['mall-bar']}>
      {title && (
        <Text className={styles['mall-bar__title']} role="heading" aria-level={1}>
          {title}
        </Text>
      )}
      <Press
        label={`${keyword ?? hint}, ${search}`}
        onPress={() => navigate('mallSearch', keyword ? { keyword } : {})}
        reach={8}
        className={styles[title ? 'mall-bar__field--below' : 'mall-bar__field']}
      >
        <Icon name="search" size={32} colour="ink-3" />
        <Text className={styles[keyword ? 'mall-bar__word' : 'mall-bar__hint']} numberOfLines={1}>
          {keyword ?? hint}
        </Text>
        {!title && (
          <View className={styles['mall-bar__go']}>
            <Text className={styles['mall-bar__go-text']}>{search}</Text>
          </View>
        )}
      </Press>
      {title && (
        <Press label={tracks} onPress={() => navigate('mallTracks', {})} className={styles['mall-bar__icon']}>
          <Icon name="heart" size={44} />
        </Press>
      )}
      <View className={styles['mall-bar__cart']}>
        <Press label={words().cart(count)} onPress={() => navigate('mallCart')} className={styles['mall-bar__icon']}>
          <Icon name="shopping-bag" size={44} />
        </Press>
        <View className={styles['mall-bar__badge']}>
          <Badge count={count} ring />
        </View>
      </View>
    </View>
  )
  return <FieldBar field={field}>{children}</FieldBar>
})

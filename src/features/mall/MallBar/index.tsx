import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/gate'
import styles from './index.module.scss'

const words = dictionary({
  en: { hint: 'Search the mall', search: 'Search', tracks: 'Saved and seen' },
  zh: { hint: '搜索商城商品', search: '搜索', tracks: '收藏与足迹' },
})

interface Props {
  title?: string
  /** What was searched for. */
  keyword?: string
  /** Below the field, such as filters. */
  children?: ReactNode
}

/** Back button and what looks like a search field, which opens the search of the mall; with a title, also the way to what was saved. */
export const MallBar = observer(function MallBar({ title, keyword, children }: Props) {
  const { hint, search, tracks } = words()
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
        className={styles['mall-bar__field']}
      >
        <Icon name="search" size={32} colour="ink-3" />
        <Text className={styles[keyword ? 'mall-bar__word' : 'mall-bar__hint']} numberOfLines={1}>
          {keyword ?? hint}
        </Text>
        <View className={styles['mall-bar__go']}>
          <Text className={styles['mall-bar__go-text']}>{search}</Text>
        </View>
      </Press>
      {title && (
        <Press label={tracks} onPress={() => navigate('mallTracks', {})} className={styles['mall-bar__tracks']}>
          <Icon name="heart" size={44} />
        </Press>
      )}
    </View>
  )
  return <FieldBar field={field}>{children}</FieldBar>
})

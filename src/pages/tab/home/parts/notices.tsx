import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { navigate } from '@/platform/navigation/gate'
import type { Notice } from '../model'
import { words } from '../text'
import styles from './notices.module.scss'

/** Vertical announcement ticker, three seconds each, with a link to all. */
export const Notices = observer(({ notices }: { notices: readonly Notice[] }) => {
  const { news, allNews } = words()
  return (
    <View className={styles.notices}>
      <Icon name="megaphone" size={32} colour="brand" />
      <Text className={styles.notices__label}>{news}</Text>
      {/* On React Native a Swiper takes the width of its parent and does not participate in flex layout. */}
      <View className={styles.notices__window}>
        <Swiper className={styles.notices__swiper} vertical autoplay circular interval={3000}>
          {notices.map(({ articleId, title }) => (
            <SwiperItem key={articleId}>
              <Press
                label={title}
                onPress={() => navigate('article', { id: articleId })}
                className={styles.notices__notice}
              >
                <Text className={styles.notices__text} numberOfLines={1}>
                  {title}
                </Text>
              </Press>
            </SwiperItem>
          ))}
        </Swiper>
      </View>
      <Press label={allNews} onPress={() => navigate('articles')} className={styles.notices__all}>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </Press>
    </View>
  )
})

export const NoticeSkeleton = () => (
  <View className={styles.notices}>
    <Skeleton width="60%" height={24} />
  </View>
)

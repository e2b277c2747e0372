import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/date'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { Article } from '../model'
import { words } from '../text'
import styles from './rows.module.scss'

/** An announcement with its picture, if any. */
export const ArticleRow = observer(({ article }: { article: Article }) => {
  const { id, title, summary, picture, publishedAt, columnName, isNew } = article
  return (
    <Press label={title} onPress={() => navigate('article', { id })} className={styles.rows__row}>
      <View className={styles.rows__words}>
        <View className={styles.rows__head}>
          {isNew && <Tag text={words().isNew} tone="solid" />}
          <Text className={styles.rows__title} numberOfLines={2}>
            {title}
          </Text>
        </View>
        <Text className={styles.rows__summary} numberOfLines={2}>
          {summary}
        </Text>
        <Text
          className={styles.rows__day}
        >{`${columnName} · ${formatDay(new Date(publishedAt), new Date(), language.value)}`}</Text>
      </View>
      {picture && (
        <View className={styles.rows__picture}>
          <Picture picture={picture} width={362} height={128} radius={0} />
        </View>
      )}
    </Press>
  )
})

export const RowSkeleton = () => (
  <View>
    {[0, 1, 2, 3].map((row) => (
      <View key={row} className={styles.rows__row}>
        <View className={styles.rows__words}>
          <Skeleton width="80%" height={40} />
          <Skeleton width="100%" height={68} />
          <Skeleton width={160} height={34} />
        </View>
      </View>
    ))}
  </View>
)

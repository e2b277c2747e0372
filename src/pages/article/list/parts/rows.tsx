import { Text, View } from '@tarojs/components'
import { formatDate } from '@contract/format'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { Skeleton } from '@/components/Skeleton'
import { navigate } from '@/platform/gate'
import type { Articles } from '../model'
import styles from './rows.module.scss'

export const ArticleRows = ({ articles }: { articles: Articles }) => (
  <View className={styles.rows}>
    {articles.map(({ id, title, publishedAt }) => (
      <Press key={id} label={title} onPress={() => navigate('article', { id })} className={styles.rows__row}>
        <View className={styles.rows__words}>
          <Text className={styles.rows__title} numberOfLines={2}>
            {title}
          </Text>
          <Text className={styles.rows__day}>{formatDate(new Date(publishedAt))}</Text>
        </View>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </Press>
    ))}
  </View>
)

export const RowBones = () => (
  <View className={styles.rows}>
    {[0, 1, 2, 3].map((row) => (
      <View key={row} className={styles.rows__row}>
        <View className={styles.rows__words}>
          <Skeleton width="80%" height={40} />
          <Skeleton width={160} height={34} />
        </View>
      </View>
    ))}
  </View>
)

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { AsyncView } from '@/components/list/AsyncView'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './sections.module.scss'

const DiscoverSkeleton = () => (
  <View className={styles.sections__chips}>
    {[0, 1, 2, 3, 4].map((chip) => (
      <Skeleton key={chip} width={200} height={64} radius={999} />
    ))}
  </View>
)

/** Placeholder for a section of keywords. */
export const WordSkeleton = () => (
  <View className={styles.sections__section}>
    <View className={styles.sections__head}>
      <Skeleton width={160} height={32} />
    </View>
    <DiscoverSkeleton />
  </View>
)

/** Suggested keywords, some at a time; popular ones have a flame. */
export const Discover = observer(
  ({ model: { offered, discovered, hasMore, turn, searchFor } }: { model: SearchModel }) => {
    if (offered.value?.discover.length === 0) return null
    return (
      <View className={styles.sections__section}>
        <View className={styles.sections__head}>
          <Text className={styles.sections__title} role="heading" aria-level={2}>
            {words().discover}
          </Text>
          {hasMore && (
            <Press label={words().refresh} onPress={turn} className={styles.sections__refresh}>
              <Icon name="refresh-cw" size={28} colour="ink-3" />
              <Text className={styles.sections__word}>{words().refresh}</Text>
            </Press>
          )}
        </View>
        <AsyncView resource={offered} skeleton={<DiscoverSkeleton />} inline>
          {() => (
            <View className={styles.sections__chips}>
              {discovered.map(({ word, hot }) => (
                <Chip
                  key={word}
                  text={word}
                  ground="card"
                  hot={hot}
                  icon={hot ? 'flame' : undefined}
                  onPress={() => searchFor(word)}
                />
              ))}
            </View>
          )}
        </AsyncView>
      </View>
    )
  },
)

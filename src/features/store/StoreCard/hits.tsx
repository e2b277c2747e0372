import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreSummary } from '@contract/entities/store'
import { Highlight } from '@/components/base/Highlight'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import styles from './index.module.scss'
import { words } from './text'

/** A dish that matches a search; `note` is for instance its sales. */
export type Hit = StoreSummary['dishes'][number] & { note?: string | undefined; original?: number | null }

/** Number of hits in the collapsed list. */
export const shownHits = 2

/** Matching dishes of a store with the keyword highlighted. */
export const StoreHits = ({ hits, keyword }: { hits: readonly Hit[]; keyword?: string }) => (
  <View className={styles['store-card__hits']}>
    {hits.map((hit) => (
      <View key={hit.id} className={styles['store-card__hit']}>
        <Picture picture={hit.picture} width={96} />
        <View className={styles['store-card__hit-words']}>
          <Text className={styles['store-card__hit-name']} numberOfLines={1}>
            <Highlight text={hit.name} keyword={keyword} />
          </Text>
          {hit.note && <Text className={styles['store-card__hit-note']}>{hit.note}</Text>}
        </View>
        <Price amount={hit.price} original={hit.original} originalSize={20} />
      </View>
    ))}
  </View>
)

/** Button that shows the `count` hidden dishes; renders nothing for 0. */
export const MoreHits = observer(({ count, onPress }: { count: number; onPress: () => void }) => {
  if (count <= 0) return null
  return (
    <Press label={words().more(count)} onPress={onPress} className={styles['store-card__more']}>
      <Text className={styles['store-card__more-text']}>{words().more(count)}</Text>
      <Icon name="chevron-down" size={24} colour="ink-3" />
    </Press>
  )
})

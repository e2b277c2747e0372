import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import type { StoreSummary } from '@contract/entities/store'
import { observer } from 'mobx-react'
import { Highlight } from '@/components/Highlight'
import { Icon } from '@/components/Icon'
import { Picture } from '@/components/Picture'
import { Press } from '@/components/Press'
import { Price } from '@/components/Price'
import styles from './index.module.scss'
import { words } from './text'

/** A dish that was searched for; `note` is such as its sales. */
export type Hit = StoreSummary['dishes'][number] & { note?: string; original?: number | null }

const shown = 2

/** Two of the dishes that match, and the others when asked for. */
export const StoreHits = observer(({ hits, keyword }: { hits: readonly Hit[]; keyword?: string }) => {
  const [open, setOpen] = useState(false)
  const rest = hits.length - shown
  return (
    <View className={styles['store-card__hits']}>
      {(open ? hits : hits.slice(0, shown)).map((hit) => (
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
      {rest > 0 && !open && (
        <Press label={words().more(rest)} onPress={() => setOpen(true)} className={styles['store-card__more']} inner>
          <Text className={styles['store-card__more-text']}>{words().more(rest)}</Text>
          <Icon name="chevron-down" size={24} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})

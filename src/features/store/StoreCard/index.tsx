import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreSummary } from '@contract/entities/store'
import { formatMoney } from '@contract/money'
import { Highlight } from '@/components/base/Highlight'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { StoreDishes } from './dishes'
import { StoreFacts } from './facts'
import { MoreHits, StoreHits, shownHits, type Hit } from './hits'
import styles from './index.module.scss'
import { words } from './text'

export interface StoreCardProps {
  store: StoreSummary
  /** Dish pictures below; the store's by default. */
  dishes?: StoreSummary['dishes']
  /** Search hits, shown instead of the dish pictures. */
  hits?: readonly Hit[]
  keyword?: string
  onOpen: () => void
}

/** Stores with expanded hits, kept outside the cards, which a virtualized list unmounts. */
const unfolded = new WeakSet<StoreSummary>()

/** A store in a list. */
export const StoreCard = observer(({ store, dishes = store.dishes, hits, keyword, onOpen }: StoreCardProps) => {
  const [all, setAll] = useState(() => unfolded.has(store))
  const unfold = () => {
    unfolded.add(store)
    setAll(true)
  }
  const t = words()
  const label = [store.name, t.rated(store.rating.toFixed(1)), t.minutes(store.minutes)].join(', ')
  return (
    <View className={styles['store-card']}>
      <Press label={label} onPress={onOpen} className={styles['store-card__open']}>
        <Head store={store} keyword={keyword} />
        {hits ? (
          <StoreHits hits={all ? hits : hits.slice(0, shownHits)} keyword={keyword} />
        ) : (
          <StoreDishes dishes={dishes} />
        )}
      </Press>
      {hits && !all && <MoreHits count={hits.length - shownHits} onPress={unfold} />}
    </View>
  )
})

const Head = ({ store, keyword }: Pick<StoreCardProps, 'store' | 'keyword'>) => (
  <View className={styles['store-card__head']}>
    <Picture picture={store.logo} width={160} faded={store.status !== 'open'} />
    <View className={styles['store-card__words']}>
      <View className={styles['store-card__title']}>
        <Text className={styles['store-card__name']} numberOfLines={1}>
          <Highlight text={store.name} keyword={keyword} />
        </Text>
        <Closed store={store} />
      </View>
      <StoreFacts store={store} />
      <Offers store={store} />
    </View>
  </View>
)

const Closed = observer(({ store: { status, opensAt, inRange } }: { store: StoreSummary }) => {
  const t = words()
  if (status !== 'open') return <Tag tone="gray" text={opensAt ? t.opens(opensAt) : t[status]} />
  return inRange ? null : <Tag tone="gray" text={t.tooFar} />
})

const Offers = observer(({ store: { memberEnvelope, offers } }: { store: StoreSummary }) => {
  if (memberEnvelope === null && offers.length === 0) return null
  return (
    <View className={styles['store-card__offers']}>
      {memberEnvelope !== null && (
        <Tag tone="gold" text={words().member(formatMoney(memberEnvelope, { trim: true }))} />
      )}
      {offers.map(({ text }) => (
        <Tag key={text} text={text} />
      ))}
    </View>
  )
})

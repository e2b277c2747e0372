import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { SearchResult, FoundKind } from '@contract/calls/search'
import { formatMoney } from '@contract/money'
import { Highlight } from '@/components/base/Highlight'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { PagedList } from '@/components/list/PagedList'
import { GoodsSkeleton } from '@/features/goods/GoodsCard/skeleton'
import type { PagedResource } from '@/state'
import { foundKinds } from '../found-kinds'
import { words } from '../text'
import styles from './found-cards.module.scss'

interface Props {
  kind: FoundKind
  list: PagedResource<SearchResult>
  keyword: string
  empty: ReactNode
}

/** Results of one kind, each opening its page. */
export const FoundCards = observer(({ kind, list, keyword, empty }: Props) => (
  <View className={styles.found}>
    <PagedList list={list} keyOf={({ id }) => id} empty={empty} skeleton={<GoodsSkeleton />}>
      {(found) => <FoundCard found={found} keyword={keyword} onOpen={() => foundKinds[kind].open(found.id)} />}
    </PagedList>
  </View>
))

interface CardProps {
  found: SearchResult
  keyword: string
  onOpen: () => void
}

const FoundCard = observer(({ found, keyword, onOpen }: CardProps) => {
  const { name, note, picture, price, isFrom } = found
  const t = words()
  return (
    <Press
      label={[name, price === null ? t.gone : formatMoney(price)].join(', ')}
      onPress={onOpen}
      className={styles.found__card}
    >
      <Picture picture={picture} width={160} faded={price === null} />
      <View className={styles.found__words}>
        <Text className={styles.found__name} numberOfLines={2}>
          <Highlight text={name} keyword={keyword} />
        </Text>
        {note !== '' && (
          <Text className={styles.found__note} numberOfLines={1}>
            {note}
          </Text>
        )}
        {price === null ? (
          <Text className={styles.found__note}>{t.gone}</Text>
        ) : (
          <View className={styles.found__price}>
            {isFrom && t.from !== '' && <Text className={styles.found__note}>{t.from}</Text>}
            <Price amount={price} />
            {isFrom && t.after !== '' && <Text className={styles.found__note}>{t.after}</Text>}
          </View>
        )}
      </View>
    </Press>
  )
})

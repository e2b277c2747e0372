import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupDeal } from '@contract/entities/group-deal'
import { formatDistance } from '@contract/format'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './index.module.scss'

interface Props {
  deal: GroupDeal
  /** Names the store, in lists of several. */
  withStore?: boolean
}

/** A deal for groups in a list. */
export const DealRow = observer(function DealRow({ deal, withStore = false }: Props) {
  const { id, name, picture, price, marketPrice, size, status, openGroups, sold, store, distance } = deal
  const t = words()
  const facts = openGroups > 0 ? t.openGroups(openGroups) : t.sold(sold)
  const stop = status === 'soldOut' ? t.soldOut : status === 'soon' ? t.soon : undefined
  return (
    <Press label={name} onPress={() => navigate('groupDeal', { id })} className={styles.dealRow}>
      <Picture picture={picture} width={160} faded={status === 'soldOut'} />
      <View className={styles.dealRow__words}>
        <Text className={styles.dealRow__name} numberOfLines={2}>
          {name}
        </Text>
        {withStore && (
          <Text className={styles.dealRow__note} numberOfLines={1}>
            {`${store.name} · ${formatDistance(distance)}`}
          </Text>
        )}
        <View className={styles.dealRow__line}>
          <Tag tone="red" text={t.of(size)} />
          <Text className={styles[stop ? 'dealRow__note' : 'dealRow__open']} numberOfLines={1}>
            {stop ?? facts}
          </Text>
        </View>
        <Price amount={price} size={36} original={marketPrice} />
      </View>
    </Press>
  )
})

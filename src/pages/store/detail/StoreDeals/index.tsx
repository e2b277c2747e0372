import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Resource, useModel } from '@/state'
import { DealRow } from '@/features/group-deal/DealRow'
import { words } from '@/features/group-deal/text'
import styles from './index.module.scss'

/** The group deals of a store; nothing while there are none, or while they load. */
export const StoreDeals = observer(function StoreDeals({ storeId }: { storeId: string }) {
  const deals = useModel((api) => new Resource(async () => (await api.group.list({ storeId }, { quiet: true })).items))
  useEffect(() => void deals.load(), [deals])
  const { value } = deals
  if (!value || value.length === 0) return null
  return (
    <View className={styles.storeDeals}>
      <Text className={styles.storeDeals__title}>{words().groups}</Text>
      {value.map((deal) => (
        <DealRow key={deal.id} deal={deal} />
      ))}
    </View>
  )
})

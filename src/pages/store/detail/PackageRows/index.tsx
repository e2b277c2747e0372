import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Package } from '@contract/entities/voucher'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { navigate } from '@/platform/navigation/gate'
import { Resource, useModel } from '@/state'
import { useEffect } from 'react'
import { words } from '@/features/voucher/text'
import styles from './index.module.scss'

/** The packages of a store; nothing while there are none, or while they load. */
export const PackageRows = observer(function PackageRows({ storeId }: { storeId: string }) {
  const packages = useModel(
    (api) => new Resource(async () => (await api.voucher.packages({ storeId }, { quiet: true })).items),
  )
  useEffect(() => void packages.load(), [packages])
  const { value } = packages
  if (!value || value.length === 0) return null
  return (
    <View className={styles.packages}>
      <Text className={styles.packages__title}>{words().packages}</Text>
      {value.map((each) => (
        <Row key={each.id} sold={each} />
      ))}
    </View>
  )
})

const Row = observer(({ sold: { id, name, picture, price, marketPrice, sold, isSoldOut } }: { sold: Package }) => {
  const t = words()
  return (
    <Press label={name} onPress={() => navigate('storePackage', { id })} className={styles.packages__row}>
      <Picture picture={picture} width={112} faded={isSoldOut} />
      <View className={styles.packages__words}>
        <Text className={styles.packages__name} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.packages__sold}>{isSoldOut ? t.soldOut : t.sold(sold)}</Text>
        <Price amount={price} size={32} original={marketPrice} />
      </View>
    </Press>
  )
})

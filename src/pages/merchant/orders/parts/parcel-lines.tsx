import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallMerchantOrder } from '@contract/entities/merchant'
import { Picture } from '@/components/base/Picture'
import type { ParcelRef } from '../parcel-work'
import styles from './parcel-lines.module.scss'

/** A line of an order with its quantity in a parcel. */
interface PackedLine {
  readonly line: MallMerchantOrder['lines'][number]
  readonly quantity: number
}

interface Props {
  packed: ParcelRef
  /** Below the name; may be empty. */
  noteOf: (packed: PackedLine) => string
  /** At the end of the row. */
  end: (packed: PackedLine) => ReactNode
}

/** Items of a parcel. */
export const ParcelLines = observer(function ParcelLines({ packed: { order, parcel }, noteOf, end }: Props) {
  return (
    <>
      {parcel.lines.map(({ position, quantity }) => {
        const line = order.lines.find((each) => each.position === position)
        if (!line) return null
        const note = noteOf({ line, quantity })
        return (
          <View key={position} className={styles.line}>
            <Picture picture={line.picture} width={88} radius={16} />
            <View className={styles.line__words}>
              <Text className={styles.line__name} numberOfLines={2}>
                {line.name}
              </Text>
              {note !== '' && <Text className={styles.line__note}>{note}</Text>}
            </View>
            {end({ line, quantity })}
          </View>
        )
      })}
    </>
  )
})

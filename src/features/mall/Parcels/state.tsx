import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Parcel } from '@contract/entities/order'
import styles from './index.module.scss'
import { stateOf } from './tone'

/** The state of a parcel in its colour. */
export const ParcelStateText = observer(function ParcelStateText({ parcel }: { parcel: Parcel }) {
  const { text, tone } = stateOf(parcel)
  return <Text className={styles[`parcel__state--${tone}`]}>{text}</Text>
})
